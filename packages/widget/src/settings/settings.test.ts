import { expect } from "@open-wc/testing";
import { memoryStorage } from "../../test/memory-storage.js";
import { Choices } from "./choices.js";
import { areKept, choose, chosenIn } from "./choose.js";
import { ALL_SETTINGS, type PageSettings, type Setting, SETTINGS } from "./definition.js";
import { VALUED, valuesOf } from "./values.js";
import { TableSettings } from "./table-settings.js";

type Page = { -readonly [S in keyof PageSettings]: PageSettings[S] };

/** A page that leaves everything to the player. */
const openPage = (): Page =>
  ({
    ...Object.fromEntries(VALUED.map((setting) => [setting, "auto"])),
    mirrored: false,
    noVerdict: false,
    noTimer: false,
    sound: false,
  }) as Page;

const settingsOf = (page: PageSettings, kept: { storage: Storage | undefined } = { storage: memoryStorage() }) => {
  const told: [Setting, string][] = [];
  const settings = new TableSettings(page, (setting, now) => void told.push([setting, now]));
  settings.connect(kept.storage);
  const atFirst = told.splice(0);
  return { settings, told, atFirst };
};

const NAME = "solitaire-table/1/setting/";

describe("TableSettings", () => {
  it("are the table's own choice, where neither page nor player has one", () => {
    const { atFirst, settings } = settingsOf(openPage());
    for (const setting of ALL_SETTINGS) expect(settings.get(setting), setting).to.equal(SETTINGS[setting][0]);
    expect(atFirst).to.deep.equal(ALL_SETTINGS.map((setting) => [setting, SETTINGS[setting][0]]));
  });

  it("are what the player has chosen, unless the page decides", () => {
    const page = openPage();
    const { settings, told } = settingsOf(page);
    choose(settings.choices!, { felt: "linen", timer: "off", theme: "dark" });
    expect([settings.get("felt"), settings.get("timer"), settings.get("theme")]).to.deep.equal([
      "linen",
      "off",
      "dark",
    ]);
    Object.assign(page, { felt: "sage", theme: "light", mirrored: true });
    settings.refresh();
    expect([settings.get("felt"), settings.get("theme"), settings.get("mirrored")]).to.deep.equal([
      "sage",
      "light",
      "on",
    ]);
    expect(ALL_SETTINGS.filter((setting) => settings.isDecided(setting))).to.have.members([
      "felt",
      "theme",
      "mirrored",
    ]);
    expect(told.splice(0)).to.deep.equal([
      ["felt", "linen"],
      ["theme", "dark"],
      ["timer", "off"],
      ["felt", "sage"],
      ["theme", "light"],
      ["mirrored", "on"],
    ]);
    Object.assign(page, openPage());
    settings.refresh();
    expect(settings.get("felt"), "the player's again").to.equal("linen");
  });

  for (const [property, setting, value] of [
    ["mirrored", "mirrored", "on"],
    ["noVerdict", "verdict", "off"],
    ["noTimer", "timer", "off"],
    ["sound", "sound", "on"],
  ] as const) {
    it(`are decided by a page that sets ${property}`, () => {
      const { settings } = settingsOf({ ...openPage(), [property]: true });
      expect([settings.get(setting), settings.isDecided(setting)]).to.deep.equal([value, true]);
    });
  }

  it("take a page's value that is none as no word", () => {
    for (const value of ["pink", "", null, undefined, 7]) {
      const { settings } = settingsOf({ ...openPage(), theme: value as never });
      expect([settings.get("theme"), settings.isDecided("theme")], String(value)).to.deep.equal(["auto", false]);
    }
  });

  it("tell nothing of what stays as it is, nor after they are let go", () => {
    const { settings, told } = settingsOf(openPage());
    choose(settings.choices!, { felt: "sage" });
    settings.refresh();
    settings.disconnect();
    choose(settings.choices!, { felt: "pine" });
    expect(told).to.deep.equal([]);
    settings.connect(memoryStorage());
    expect(settings.get("felt"), "another storage").to.equal("sage");
  });

  it("have attributes that leave each to the player at first", () => {
    for (const setting of VALUED) expect(valuesOf(setting)[0], setting).to.equal("auto");
    expect(valuesOf("theme")).to.deep.equal(["auto", "light", "dark"]);
    expect(valuesOf("felt")).to.deep.equal(["auto", "sage", "linen", "slate", "pine"]);
  });
});

describe("Choices", () => {
  it("are the same for all that share a storage, and outlive them", () => {
    const storage = memoryStorage();
    const { settings } = settingsOf(openPage(), { storage });
    choose(Choices.in(storage), { back: "heather" });
    expect(settings.get("back")).to.equal("heather");
    expect(storage.getItem(`${NAME}back`)).to.equal("heather");
    expect(chosenIn(Choices.in(memoryStorage()))).to.deep.equal({});
  });

  it("can be taken back", () => {
    const storage = memoryStorage();
    const { settings, told } = settingsOf(openPage(), { storage });
    choose(settings.choices!, { back: "heather", motion: "off" });
    choose(settings.choices!, { back: undefined });
    expect(chosenIn(settings.choices!)).to.deep.equal({ motion: "off" });
    expect(storage.length).to.equal(1);
    expect(told.at(-1)).to.deep.equal(["back", "indigo"]);
  });

  it("are none where something else is kept under their names", () => {
    const storage = memoryStorage();
    for (const broken of ["", "tartan", "toString", "{", "null"]) {
      for (const setting of ALL_SETTINGS) storage.setItem(NAME + setting, broken);
      const { settings } = settingsOf(openPage(), { storage });
      for (const setting of ALL_SETTINGS) expect(settings.get(setting), setting).to.equal(SETTINGS[setting][0]);
      expect(chosenIn(settings.choices!)).to.deep.equal({});
    }
  });

  for (const [where, storage] of [
    ["there is no storage", undefined],
    ["the storage is full", memoryStorage(0)],
  ] as const) {
    it(`live as long as the page where ${where}`, () => {
      const { settings } = settingsOf(openPage(), { storage });
      expect(areKept(settings.choices!)).to.equal(storage !== undefined);
      choose(settings.choices!, { felt: "linen" });
      expect(areKept(settings.choices!)).to.equal(false);
      expect(settingsOf(openPage(), { storage }).settings.get("felt")).to.equal("linen");
      choose(settings.choices!, { felt: undefined });
      expect(settings.get("felt")).to.equal("sage");
    });
  }

  it("may be made anew while tables hear of them", () => {
    const { settings } = settingsOf(openPage());
    const unwatch = settings.choices!.watch(() => unwatch());
    choose(settings.choices!, { felt: "linen" });
    choose(settings.choices!, { felt: "pine" });
    expect(settings.get("felt")).to.equal("pine");
  });
});
