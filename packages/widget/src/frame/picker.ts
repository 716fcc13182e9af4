import { type Move, rankOf } from "@solitaire/engine";
import { html, type TemplateResult } from "lit/html.js";
import type { Session } from "../session/session.js";
import type { Speech } from "../strings/speech.js";

/** The intervals that a pick may choose, as the engine's logs name them. */
const STEPS: Readonly<Record<string, number>> = { by1: 1, by2: 2 };

/** The control for the interval that foundations are built by, while the game waits for it. */
export const picker = (session: Session, speech: Speech, choose: (pick: Move) => void): TemplateResult => {
  const { letter, strings } = speech;
  const { position, rules } = session;
  const foundation = rules.pileNames.findIndex((_, pile) => rules.kindOf(pile).goal);
  const base = rankOf(position.cards(foundation)[0] ?? 0);
  return html`<fieldset class="picker" part="picker">
    <legend class="spoken">${strings.buildBy}</legend>
    <p class="why"><strong aria-hidden="true">${strings.buildBy}</strong>${strings.buildByWhy}</p>
    <div class="choices">
      ${session.picks.map((pick) => {
        const step = STEPS[rules.actions[pick]!.text] ?? 0;
        return html`<label class="choice">
          <input
            type="radio"
            name="interval"
            .checked=${pick === session.chosen}
            @change=${() => choose(pick)}
          />${strings.interval(step)}<small>${strings.series(base, step, letter)}</small>
        </label>`;
      })}
    </div>
  </fieldset>`;
};
