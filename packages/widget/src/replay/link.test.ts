import { expect } from "@open-wc/testing";
import { solutions } from "../../test/games.js";
import { dealLink, packLog, readReplayLink, replayLink, unpackLog, verifyLink } from "./link.js";

const BASE = new URL("https://solitaire.example/");

describe("a link", () => {
  it("has every log in letters and digits, and gives it back", async () => {
    const logs = (await solutions()).map(({ log }) => log);
    for (const log of [...logs, "S", "S*2 S", "by1 T1-F2 S*3 W-T12", "T4-T9:5 T2-F6:13 R2-T5", "by2"]) {
      expect(packLog(log)).to.match(/^[A-Za-z0-9]+$/);
      expect(unpackLog(packLog(log))).to.equal(log);
    }
  });

  it("is of a practical length, even with 450 entries of Zodiac", async () => {
    const zodiac = (await solutions()).filter(({ game }) => game === "zodiac").map(({ log }) => log.split(" "));
    const log = zodiac.flat().slice(0, 450).join(" ");
    const link = replayLink(BASE, { game: "zodiac", deal: "99999999999999999999" }, "zodiac@1", log);
    expect(log.split(" ").length).to.equal(450);
    expect(link.length).to.be.at.most(2000);
  });

  it("keeps the log in the fragment", () => {
    const link = new URL(replayLink(BASE, { game: "penguin", deal: "ms32000" }, "penguin@1", "T7-R1 T2-T5:2"));
    expect([link.pathname, link.search, link.hash]).to.deep.equal([
      "/penguin",
      "?deal=ms32000",
      "#log=T7R1T2T5x2&rules=1",
    ]);
    expect(readReplayLink(link.hash, "penguin@1")).to.deep.equal({ ok: true, value: "T7-R1 T2-T5:2" });
    expect(verifyLink(BASE, { game: "penguin", deal: "1" }, "T7-R1")).to.equal(
      "https://solitaire.example/verify#game=penguin&deal=1&log=T7R1",
    );
  });

  it("names a daily by its day, below the address that it is given", () => {
    const site = new URL("https://example.org/cards/");
    expect(dealLink(site, { game: "penguin", deal: "22", date: "2026-11-30" })).to.equal(
      "https://example.org/cards/penguin?date=2026-11-30",
    );
    expect(dealLink(site, { game: "zodiac", deal: "9" })).to.equal("https://example.org/cards/zodiac?deal=9");
  });

  it("that was cut off, changed or played by other rules is told apart from a page without one", () => {
    const code = (fragment: string): string | undefined => {
      const read = readReplayLink(fragment, "penguin@1");
      return read && (read.ok ? "ok" : read.error.code);
    };
    expect(["", "#", "#content", "#log=T7R1&rules=1"].map(code)).to.deep.equal([undefined, undefined, undefined, "ok"]);
    for (const cut of ["#log=T7R1T2", "#log=T7R1&rul", "#log=T7R1&rules=", "#log=&rules=1", "#log=T7%20R1&rules=1"]) {
      expect(code(cut), cut).to.equal("cut-link");
    }
    expect(code("#log=T7R1&rules=2")).to.equal("unknown-rules");
  });
});
