/**
 * Lets a form be used, when its script can answer. Until then its controls are disabled: it could be sent to nowhere, and what was
 * written into it would be lost.
 */
export const openForm = (form: HTMLFormElement): void => {
  for (const control of form.querySelectorAll<HTMLButtonElement | HTMLFieldSetElement>(":disabled"))
    control.disabled = false;
};
