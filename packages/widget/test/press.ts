import { sendKeys } from "@web/test-runner-commands";

/** Presses keys one after another; "Shift+Tab" is pressed as one. */
export const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) {
    const [held, pressed] = key.includes("+") ? key.split("+") : [undefined, key];
    if (held) await sendKeys({ down: held });
    await sendKeys({ press: pressed });
    if (held) await sendKeys({ up: held });
  }
};
