/** What a player does, one gesture after another. */
export type Step =
  | { readonly does: "pick"; readonly interval: "Ones" | "Twos" }
  | { readonly does: "stock"; readonly times: number }
  | { readonly does: "move"; readonly from: string; readonly to: string; readonly count: number };

/** The gestures of a log. */
export const stepsOf = (log: string): Step[] =>
  log.split(" ").map((entry): Step => {
    if (entry.startsWith("by")) return { does: "pick", interval: entry === "by1" ? "Ones" : "Twos" };
    if (entry.startsWith("S")) return { does: "stock", times: Number(entry.slice(2) || 1) };
    const [piles, count = "1"] = entry.split(":");
    const [from, to] = piles!.split("-");
    return { does: "move", from: from!, to: to!, count: Number(count) };
  });
