import { html, nothing, type TemplateResult } from "lit/html.js";
import { live } from "lit/directives/live.js";
import { icon } from "../frame/icon.js";
import { emphasised } from "../frame/text.js";
import type { ReplayStrings } from "../strings/en-replay.js";
import { type ReplayIcon, replayIcon } from "./drawings.js";
import type { Replay } from "./replay.js";

/** What the last step did, and how many moves have been made: in the place of the status. */
export const progress = (replay: Replay, texts: ReplayStrings): TemplateResult =>
  html`<div class="status replay" part="status">
    <p class="step" aria-hidden="true">${replay.sentence}</p>
    <p class="whereabouts">${emphasised(texts.moveShort(replay.move, replay.moveCount))}</p>
  </div>`;

/** A slider and buttons that lead through a game, each one stop of Tab: in the place of the tools. */
export const controls = (replay: Replay, texts: ReplayStrings): TemplateResult => {
  const { at, isPlaying, length, speed } = replay;
  const button = (name: ReplayIcon, label: string, isOn: boolean, act: () => void, isToggle = false): TemplateResult =>
    html`<button
      class=${isToggle ? "tool toggle" : "tool"}
      type="button"
      tabindex=${isToggle ? 0 : -1}
      aria-label=${label}
      aria-disabled=${isOn ? "false" : "true"}
      @click=${isOn ? act : nothing}
    >
      ${replayIcon(name)}<span class="tip">${label}</span>
    </button>`;
  const play = isPlaying ? texts.pause : at === length ? texts.again : texts.play;
  const leave = replay.hasGame ? texts.backToGame : texts.playDeal;
  return html`<div class="tools replay" part="tools">
    <input
      class="slider"
      type="range"
      min="0"
      max=${length}
      step="1"
      .value=${live(String(at))}
      aria-label=${texts.position}
      aria-valuetext=${texts.move(replay.move, replay.moveCount)}
      @input=${({ target }: InputEvent) => replay.go(Number((target as HTMLInputElement).value))}
    />
    <div class="buttons" role="toolbar" aria-label=${texts.controls}>
      <div class="group steps">
        ${button("start", texts.start, at > 0, () => replay.go(0))}
        ${button("back", texts.back, at > 0, () => replay.go(at - 1))}
        ${button(isPlaying ? "pause" : "play", play, true, () => replay.toggle(), true)}
        ${button("forward", texts.forward, at < length, () => replay.go(at + 1))}
        ${button("end", texts.end, at < length, () => replay.go(length))}
      </div>
      <div class="group">
        <button
          class="tool speed"
          type="button"
          tabindex="-1"
          aria-label=${texts.speed(speed.name)}
          @click=${() => replay.changeSpeed()}
        >
          ${speed.name}<span class="tip">${texts.speed(speed.name)}</span>
        </button>
        <button class="tool leave" type="button" tabindex="-1" aria-label=${leave} @click=${() => replay.leave()}>
          ${icon("close")}<span class="tip">${leave}</span>
        </button>
      </div>
    </div>
  </div>`;
};
