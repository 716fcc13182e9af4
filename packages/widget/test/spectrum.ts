/** The energy of samples, at all frequencies. */
export const energyOf = (samples: Float32Array): number => samples.reduce((sum, x) => sum + x * x, 0);

/** The largest sample, whatever its sign. */
export const largest = (samples: Float32Array): number => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

/** The energy of samples at a frequency, by Goertzel's recurrence. */
const energyAt = (samples: Float32Array, rate: number, frequency: number): number => {
  const step = 2 * Math.cos((2 * Math.PI * frequency) / rate);
  let one = 0;
  let two = 0;
  for (const sample of samples) {
    const next = sample + step * one - two;
    two = one;
    one = next;
  }
  return one * one + two * two - step * one * two;
};

/**
 * The share of the energy of samples that lies between two frequencies, in hertz. What they have at all frequencies is the
 * sum of their squares (Parseval's theorem); half of it is above half of the rate, as the mirror of the other half.
 */
export const shareOf = (samples: Float32Array, rate: number, from: number, to: number): number => {
  const apart = rate / samples.length;
  let within = 0;
  for (let i = Math.ceil(from / apart); i * apart < to; i++) within += energyAt(samples, rate, i * apart);
  return within / ((energyOf(samples) * samples.length) / 2);
};
