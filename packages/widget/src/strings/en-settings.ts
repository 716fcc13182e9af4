/** English texts of the settings, which load with their page. */
export const enSettings = {
  title: "Settings",
  cards: "Cards",
  table: "Table",
  play: "Play",
  names: {
    colours: "Colours",
    faces: "Faces",
    indices: "Indices",
    print: "Size",
    back: "Back",
    felt: "Felt",
    theme: "Theme",
    mirrored: "Mirrored layout",
    autoMove: "Move cards home",
    verdict: "Show verdict",
    deals: "Winnable deals only",
    timer: "Timer",
    motion: "Motion",
  },
  values: {
    colours: { auto: "Auto", four: "Four", two: "Two" },
    faces: { plain: "Plain", classic: "Classic" },
    print: { fit: "Fit", large: "Large print" },
    back: { indigo: "Indigo", madder: "Madder", lichen: "Lichen", heather: "Heather" },
    felt: { sage: "Sage", linen: "Linen", slate: "Slate", pine: "Pine" },
    theme: { auto: "Auto", light: "Light", dark: "Dark" },
    motion: { calm: "Calm", brisk: "Brisk", off: "Off" },
  },
  notes: {
    faces: "On wide cards",
    autoMove: "Only when it can never hurt",
    verdict: "Whether the game can be won",
    deals: "Every new deal can be won",
  },
  lessMotion: "Stilled by your system",
  byPage: "Set by this page",
  kept: "For every table in this browser",
  notKept: "Until this page is left: the browser keeps nothing here",
  reset: "Reset all",
};

export type SettingsStrings = typeof enSettings;
