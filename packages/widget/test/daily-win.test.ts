import { expect } from "@open-wc/testing";
import type { SolitaireDealEvent, SolitaireErrorEvent, SolitaireVerifiedEvent } from "../src/index.js";
import { DAILY, dialogText, makeApi, win } from "./daily-api.js";
import { buttonOf, listen, noticeOf, putTable, settled, spokenBy, tableOf, testEnvironment } from "./table.js";
import { waitUntil } from "./wait-until.js";

describe("a daily's win", () => {
  it("is stored when the player has read what that means, and shows where the win stands", async () => {
    const api = makeApi();
    const table = await tableOf({
      ...DAILY,
      environment: testEnvironment({ fetch: api.fetch, date: () => Date.parse("2026-11-30T12:00Z") }),
    });
    await win(table);
    await waitUntil(() => dialogText(table).includes("may show them once the day has closed"), "it says so");
    expect(api.stored).to.deep.equal([]);
    buttonOf(table, "Send this win").focus();
    buttonOf(table, "Send this win").click();
    await waitUntil(() => dialogText(table).includes("Fewer moves than 72 % of 36 verified wins"), "it is placed");
    expect(table.shadowRoot!.activeElement?.textContent, "the focus stays in the dialog").to.equal("Share result");
    expect(api.stored).to.deep.equal([{ log: table.log, rules: "stalactites@1" }]);
    const chart = table.shadowRoot!.querySelector("dialog .star-chart")!;
    expect(chart.getAttribute("aria-label")).to.contain("36 verified wins").and.to.contain("56");
    const texts = [...chart.querySelectorAll("text")].map(({ textContent }) => textContent);
    expect(texts).to.include.members(["you, 56", "par 60"]);
  });

  for (const [lang, wins, send, told] of [
    ["en", 1, "Send this win", "Yours is the only verified win of this deal so far"],
    ["en", 19, "Send this win", "Place 2 of 19 verified wins of this deal so far"],
    ["ru", 1, "Отправить победу", "Пока это единственная проверенная победа в этом раскладе"],
    ["ru", 11, "Отправить победу", "Место 2 из 11 проверенных побед в этом раскладе"],
  ] as const) {
    it(`has its place told without a chart where wins are few: ${wins}, ${lang}`, async () => {
      const api = makeApi();
      api.wins = wins;
      const table = await tableOf({
        ...DAILY,
        lang,
        environment: testEnvironment({ fetch: api.fetch, date: () => Date.parse("2026-11-30T12:00Z") }),
      });
      await win(table);
      await waitUntil(() => dialogText(table).includes(send), "it offers");
      buttonOf(table, send).click();
      await waitUntil(() => dialogText(table).includes(told), "it is stored");
      expect(dialogText(table)).not.to.match(/Fewer moves|Ходов меньше/);
      expect(table.shadowRoot!.querySelector("dialog .star-chart")).to.equal(null);
    });
  }

  it("is kept while a network's sign-in page answers", async () => {
    const api = makeApi();
    const table = await tableOf({ ...DAILY, environment: testEnvironment({ fetch: api.fetch }) });
    const heard = listen(table);
    api.page = "<h1>Welcome to this network</h1>";
    await win(table);
    await waitUntil(() => dialogText(table).includes("This win is kept"), "it says so");
    api.page = undefined;
    buttonOf(table, "Try again").click();
    await waitUntil(() => heard["verified"], "it is sent");
    expect(api.sent.length, "each of the two tries").to.equal(2);
  });

  for (const [status, sentence] of [
    [500, "The server has a fault of its own (500)."],
    [429, "The server has too many requests."],
  ] as const) {
    it(`says of a win that it is kept where the API answers ${status}, and why`, async () => {
      const api = makeApi();
      const table = await tableOf({ ...DAILY, environment: testEnvironment({ fetch: api.fetch }) });
      api.status = status;
      await win(table);
      await waitUntil(() => dialogText(table).includes("This win is kept"), "it says so");
      expect(dialogText(table)).to.include(`${sentence} This win is kept`);
    });
  }

  it("is kept where it cannot be sent, and sent later", async () => {
    const api = makeApi();
    const environment = testEnvironment({ fetch: api.fetch });
    const table = await tableOf({ ...DAILY, environment });
    const heard = listen(table);
    api.isAway = true;
    await win(table);
    await waitUntil(() => dialogText(table).includes("This win is kept"), "it says so");
    expect(heard["verified"]).to.equal(undefined);
    expect(heard["win"]!.length).to.equal(1);
    table.remove();
    api.isAway = false;
    const again = await putTable({ ...DAILY, environment });
    const later = listen(again);
    await waitUntil(() => later["verified"], "it is sent");
    expect((later["verified"]![0] as SolitaireVerifiedEvent).log).to.equal(
      (heard["win"]![0] as SolitaireDealEvent).log,
    );
    expect(later["win"]).to.equal(undefined);
    await again.updateComplete;
    expect(noticeOf(again)).to.equal("Your win of 30 November in Stalactites was verified.");
    expect(spokenBy(again)).to.equal("Your win of 30 November in Stalactites was verified.");
    buttonOf(again, "Solved: show the result").click();
    await waitUntil(
      () => dialogText(again).includes("Verified by the server: 56 moves."),
      "it leads back to the panel",
    );
  });

  it("is sent again by the button in the panel", async () => {
    const api = makeApi();
    const table = await tableOf({ ...DAILY, environment: testEnvironment({ fetch: api.fetch }) });
    const heard = listen(table);
    api.isAway = true;
    await win(table);
    await waitUntil(() => dialogText(table).includes("This win is kept"), "it says so");
    api.isAway = false;
    buttonOf(table, "Try again").click();
    await waitUntil(() => heard["verified"], "it is sent");
    expect(api.sent.length).to.equal(1);
  });

  it("that the API does not take is told with what the API makes of it", async () => {
    const api = makeApi();
    const table = await tableOf({ ...DAILY, environment: testEnvironment({ fetch: api.fetch }) });
    api.verdict = { outcome: "illegal", moves: 1, at: 2, reason: "It cannot go there." };
    await win(table);
    await waitUntil(() => dialogText(table).includes("It cannot go there."), "it says so");
    expect(dialogText(table)).to.contain("does not take this for a win");
  });

  for (const [what, change, code, says] of [
    ["other rules", { rules: "stalactites@2" }, "unknown-rules", /stalactites@2.*stalactites@1/],
    ["a deal that is none", { deal: "007" }, "bad-answer", /server named a deal that there is not/],
    ["a server at fault", { status: 500, page: "<h1>Oops" }, "unreachable", /server has a fault of its own \(500\)/],
    [
      "a network that is asked too often",
      { status: 429, page: "<h1>Slow down" },
      "rate-limited",
      /Too many requests in a row: try again/,
    ],
    [
      "a day that has not begun",
      { status: 404, verdict: { code: "not-yet", detail: "That day has not begun." } },
      "not-yet",
      /That day has not begun/,
    ],
  ] as const) {
    it(`says what is wrong with ${what}`, async () => {
      const api = makeApi();
      Object.assign(api, change);
      const table = await putTable({ ...DAILY, environment: testEnvironment({ fetch: api.fetch }) });
      const heard = listen(table);
      await settled(table);
      expect(noticeOf(table)).to.match(says);
      expect((heard["error"]![0] as SolitaireErrorEvent).code).to.equal(code);
    });
  }
});
