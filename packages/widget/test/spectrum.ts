/** The energy of samples at a frequency, by Goertzel's recurrence. */
const energyAt = (samples: Float32Array, rate: number, frequency: number): number => {
  const step = 2 * Math.cos((2 * Math.PI * frequency) / rate);
  let [one, two] = [0, 0];
  for (const sample of samples) [one, two] = [sample + step * one - two, one];
  return one * one + two * two - step * one * two;
};

/** The share of the energy of samples that lies between two frequencies, in hertz. */
export const shareOf = (samples: Float32Array, rate: number, from: number, to: number): number => {
  const apart = rate / samples.length;
  let [within, all] = [0, 0];
  for (let frequency = apart; frequency < rate / 2; frequency += apart) {
    const energy = energyAt(samples, rate, frequency);
    all += energy;
    if (frequency >= from && frequency < to) within += energy;
  }
  return within / all;
};
