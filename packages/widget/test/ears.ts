import type { Cue } from "../src/sound/cues.js";
import { samplesOf } from "../src/sound/samples.js";

/** What cards sound like. */
export const CARDS: readonly Cue[] = ["lift", "lay", "home", "turn", "undo", "deal"];

export const CUES: readonly Cue[] = [...CARDS, "win"];

const isSame = (a: Float32Array, b: Float32Array): boolean => a.length === b.length && a.every((x, i) => x === b[i]);

/** What a test has in the place of the browser's audio: it counts contexts, and hears what is played in them. */
export class Ears {
  static readonly Context: typeof AudioContext = window.AudioContext;
  static readonly Source: typeof AudioBufferSourceNode = window.AudioBufferSourceNode;
  /** The contexts that were made, those that are closed among them. */
  readonly contexts: AudioContext[] = [];
  /** When each cue was played, in seconds of its context. */
  readonly times: number[] = [];
  private readonly cues: Cue[] = [];

  constructor() {
    // eslint-disable-next-line typescript/no-this-alias
    const ears = this;
    window.AudioContext = class extends Ears.Context {
      constructor(options?: AudioContextOptions) {
        super(options);
        ears.contexts.push(this);
      }
    };
    window.AudioBufferSourceNode = class extends Ears.Source {
      override start(when?: number): void {
        ears.cues.push(ears.recognise(this.buffer!));
        ears.times.push(when!);
        super.start(when);
      }
    };
  }

  /** What has been played since it was asked last. */
  heard(): readonly Cue[] {
    return this.cues.splice(0);
  }

  /** How many contexts there are that have not been closed. */
  get open(): number {
    return this.contexts.filter(({ state }) => state !== "closed").length;
  }

  /** Puts the browser's own audio back. */
  restore(): void {
    window.AudioContext = Ears.Context;
    window.AudioBufferSourceNode = Ears.Source;
  }

  private recognise(buffer: AudioBuffer): Cue {
    const samples = buffer.getChannelData(0);
    return CUES.find((cue) => isSame(samplesOf(cue, buffer.sampleRate), samples))!;
  }
}
