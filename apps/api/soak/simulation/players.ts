import { addDays, closesAt, type Day, dayAt } from "../../src/day.js";
import { chance, pick, type Random, uuidFrom } from "../random.js";
import { type KnownWin, playedGame, playedRules, winsOf } from "./deals.js";
import { type Attempt, History } from "./history.js";
import type { Answer, Service } from "./service.js";
import { mustHold, Violation } from "./violation.js";
import type { VirtualTime } from "./virtual-time.js";
import { SLOWEST } from "./weather.js";

/** A result that a player has made a receipt for. */
export interface Receipt {
  readonly day: Day;
  readonly path: string;
  readonly history: History;
}

/** After so long nothing is done any more that has begun before, in milliseconds. */
const ALL_DONE = 2 * SLOWEST;

/** The players of a seed, and what is known of the answers that they have had. */
export class Players {
  readonly receipts: Receipt[] = [];
  /** The deals that were told as stored. */
  private readonly deals = new Map<string, string>();

  constructor(
    private readonly time: VirtualTime,
    private readonly random: Random,
    readonly service: Service,
  ) {}

  /** One player, who does so many things one after the other. */
  async play(things: number): Promise<void> {
    const { random, time } = this;
    for (let i = 0; i < things; i++) {
      await time.sleep(random(4) === 0 ? random(120_000) : random(800));
      const work = this.doSomething();
      // Not everybody waits for an answer.
      await (chance(random, 15) ? Promise.race([work, time.sleep(random(300))]) : work);
    }
  }

  /** What matters to the millisecond about midnight, all at once: the days that open and close there. */
  async rush(midnight: number): Promise<void> {
    const opening = dayAt(midnight);
    const closing = addDays(opening, -2);
    const works = [this.askFor(opening), this.askFor(addDays(opening, 1))];
    if (this.winsOf(closing).length > 0) {
      const receipts = [this.makeReceipt(closing), ...this.receipts.filter(({ day }) => day === closing).slice(0, 2)];
      for (const receipt of receipts) works.push(this.handIn(receipt, pick(this.random, this.winsOf(closing))));
      works.push(this.askForResults(closing).then(() => undefined));
    }
    await Promise.all(works);
  }

  /** The wins of a day that are known for the deal that is stored; none before it was told. */
  winsOf(day: Day): readonly KnownWin[] {
    const deal = this.deals.get(`${day} ${playedGame.id}`);
    return (deal !== undefined && winsOf(deal)?.wins) || [];
  }

  async askFor(day: Day): Promise<void> {
    const whole = chance(this.random, 30);
    const answer = await this.service.request("GET", whole ? `/v1/daily/${day}` : `/v1/daily/${day}/${playedGame.id}`);
    if (day > dayAt(answer.wall) || day < this.service.launch) return expectStatus(answer, [404]);
    expectStatus(answer, [200]);
    const deals = (whole ? answer.body["deals"] : [answer.body]) as { game: string; deal: string }[];
    mustHold(!whole || deals.length === 4, () => `${answer.asked} has ${deals.length} deals`);
    const isStored = answer.headers.get("Cache-Control") !== "public, max-age=60";
    for (const { game, deal } of deals) {
      const key = `${day} ${game}`;
      const told = this.deals.get(key);
      // What is only derived may differ if another secret has come into force by mistake.
      if (!isStored && this.service.secrets > 1) continue;
      mustHold(told === undefined || told === deal, () => `${key} is ${told} and ${deal}: ${answer.asked}`);
      this.deals.set(key, deal);
    }
  }

  async askForResult(receipt: Receipt): Promise<void> {
    const answer = await this.service.request("GET", receipt.path);
    expectStatus(answer, [200, 404, 503]);
    if (answer.status === 503) return;
    const seen = answer.status === 200 ? this.readResult(answer, receipt) : null;
    receipt.history.expect(seen, answer.begin, answer.end);
  }

  async handIn(receipt: Receipt, { log }: KnownWin): Promise<void> {
    const attempt = receipt.history.begin("put", this.time.order + 1, log);
    const answer = await this.service.request("PUT", receipt.path, { log });
    expectStatus(answer, [200, 201, 409, 503]);
    if (answer.status === 503) return this.leaveOpen(attempt);
    const isClosed = answer.wall >= closesAt(receipt.day);
    const { begin, end } = answer;
    const possible = receipt.history.possible(begin, end, attempt);
    const mayBe = (holds: boolean): void =>
      mustHold(holds, () => `${answer.asked} is answered with ${answer.status} ${JSON.stringify(answer.body)}`);
    attempt.done = answer.status !== 409;
    attempt.end = end;
    if (answer.body["code"] === "closed") return mayBe(isClosed && possible.has(null));
    if (answer.status === 409) return mayBe([...possible].some((each) => each !== null && each !== log));
    mayBe(this.readResult(answer, receipt) === log);
    if (answer.status === 200) return mayBe(possible.has(log));
    mayBe(!isClosed && possible.has(null));
  }

  private async remove(receipt: Receipt): Promise<void> {
    const attempt = receipt.history.begin("delete", this.time.order + 1);
    const answer = await this.service.request("DELETE", receipt.path);
    expectStatus(answer, [204, 503]);
    if (answer.status === 503) return this.leaveOpen(attempt);
    attempt.done = true;
    attempt.end = answer.end;
  }

  async askForResults(day: Day): Promise<Answer | undefined> {
    const answer = await this.service.request("GET", `/v1/daily/${day}/${playedGame.id}/results`);
    expectStatus(answer, [200, 503]);
    if (answer.status === 503) return undefined;
    const { body } = answer;
    const closed = answer.wall >= closesAt(day);
    const distribution = body["distribution"] as KnownTally[];
    const sum = distribution.reduce((all, { wins }) => all + wins, 0);
    const known = this.winsOf(day);
    mustHold(
      body["closed"] === closed &&
        (closed || body["best"] === null) &&
        body["wins"] === sum &&
        body["fewest"] === (distribution[0]?.moves ?? null) &&
        distribution.every(({ moves, wins }) => wins <= known.filter((win) => win.moves === moves).length),
      () => `${answer.asked}: ${JSON.stringify(body)}`,
    );
    return answer;
  }

  private async doSomething(): Promise<void> {
    const { random, time } = this;
    const today = dayAt(time.clock());
    const day = addDays(today, pick(random, [0, 0, 0, 0, -1, -1, -2, 1]));
    if (day < this.service.launch || day > today || this.winsOf(day).length === 0) return this.askFor(day);
    const own = this.receipts.filter((receipt) => receipt.day === day);
    const receipt = own.length > 0 && chance(random, 60) ? pick(random, own) : this.makeReceipt(day);
    const action = random(100);
    if (action < 50) return this.handInUntilAnswered(receipt, pick(random, this.winsOf(day)));
    if (action < 62) return this.remove(receipt);
    if (action < 77) return this.askForResult(receipt);
    if (action < 85) return void (await this.askForResults(day));
    if (action < 90) return this.handInWrong(receipt, pick(random, this.winsOf(day)));
    if (action < 94) return this.verify(day);
    return this.askFor(day);
  }

  /** After an error the same is sent again, as a client does that wants its win to be stored. */
  private async handInUntilAnswered(receipt: Receipt, win: KnownWin): Promise<void> {
    for (let tries = 0; tries < 3; tries++) {
      await this.handIn(receipt, win);
      if (receipt.history.attempts.at(-1)!.done !== undefined && chance(this.random, 85)) return;
      await this.time.sleep(this.random(3_000));
    }
  }

  /** What does not win is not stored, whatever the store does. */
  private async handInWrong(receipt: Receipt, { log }: KnownWin): Promise<void> {
    const entries = log.split(" ");
    const short = entries.slice(0, this.random(entries.length)).join(" ");
    const answer = await this.service.request("PUT", receipt.path, { log: short, rules: playedRules });
    expectStatus(answer, [422, 503]);
  }

  private async verify(day: Day): Promise<void> {
    const { log, moves } = pick(this.random, this.winsOf(day));
    const deal = this.deals.get(`${day} ${playedGame.id}`);
    const answer = await this.service.request("POST", "/v1/verify", { game: playedGame.id, deal, log });
    mustHold(answer.body["outcome"] === "won" && answer.body["moves"] === moves, () => `${answer.asked} is not won`);
  }

  private makeReceipt(day: Day): Receipt {
    const path = `/v1/daily/${day}/${playedGame.id}/results/${uuidFrom(this.random)}`;
    const receipt = { day, path, history: new History(path) };
    this.receipts.push(receipt);
    return receipt;
  }

  /** It may have been done, and may yet be, for some time. */
  private leaveOpen(attempt: Attempt): void {
    this.time.after(ALL_DONE, () => (attempt.end = this.time.order));
  }

  /** The log of an answer, whose every figure must fit it. */
  private readResult({ body, asked }: Answer, { day }: Receipt): string {
    const win = this.winsOf(day).find(({ log }) => log === body["log"]);
    if (!win) throw new Violation(`${asked} shows a log that nobody knows: ${JSON.stringify(body)}`);
    const { rank, wins, percent } = body["place"] as { rank: number; wins: number; percent: number };
    const received = Date.parse(body["received"] as string);
    mustHold(
      body["moves"] === win.moves &&
        rank >= 1 &&
        rank <= wins &&
        percent <= Math.floor((100 * (wins - rank)) / wins) &&
        dayAt(received) >= day &&
        received < closesAt(day),
      () => `${asked}: ${JSON.stringify(body)}`,
    );
    return win.log;
  }
}

interface KnownTally {
  readonly moves: number;
  readonly wins: number;
}

export const expectStatus = ({ asked, status, body }: Answer, wanted: readonly number[]): void =>
  mustHold(wanted.includes(status), () => `${asked} is answered with ${status} ${JSON.stringify(body)}`);
