import { readFileSync, statSync } from "node:fs";

const read = (file) => readFileSync(new URL(`dist/cdn/${file}`, import.meta.url), "utf8");

// What is loaded names what comes later, so that nothing is counted that an earlier build has left.
const [shared] = /shared-[\w-]{8}\.js/.exec(read("solitaire-table.js"));
const lazy = (name) => `dist/cdn/${new RegExp(`lazy/${name}-[\\w-]{8}\\.js`).exec(read(shared))[0]}`;
const besides = (name, file) =>
  `dist/cdn/lazy/${new RegExp(`\\./(${name}-[\\w-]{8}\\.js)`).exec(read(file.replace("dist/cdn/", "")))[1]}`;

const play = lazy("play");
const surroundings = lazy("surroundings");
const askers = besides("askers", surroundings);

const layouts = ["zodiac-ring", "zodiac-track", "zodiac-rows", "stalactites", "rouge-et-noir", "penguin"].map(lazy);
const size = (file) => statSync(new URL(file, import.meta.url)).size;
const [largest] = layouts.toSorted((a, b) => size(b) - size(a));

const painted = ["dist/cdn/solitaire-table.js", `dist/cdn/${shared}`, largest];

export default [
  {
    name: "until a deal is painted: element, Lit's, all games' piles, English, deck, and the largest of the layouts",
    path: painted,
    gzip: true,
    limit: "30 kB",
  },
  {
    name: "until it can be played: the same, and all that carries what the player does",
    path: [...painted, play],
    gzip: true,
    limit: "52.9 kB",
  },
  {
    name: "what is around the cards, which comes beside that",
    path: surroundings,
    gzip: true,
    limit: "19.9 kB",
  },
  {
    name: "what follows by itself: emblems, what nobody waits for, and what asks the solver",
    path: [lazy("ornaments"), besides("later", surroundings), askers],
    gzip: true,
    limit: "11.9 kB",
  },
  { name: "the solver", path: besides("solver-worker", askers), gzip: true, limit: "23.4 kB" },
  { name: "Russian texts of the first load", path: lazy("ru"), gzip: true, limit: "3 kB" },
  { name: "classic faces: pictures of courts, places of pips", path: lazy("classic"), gzip: true, limit: "49 kB" },
  {
    name: "what a daily loads: the API's client, and what keeps and sends wins",
    path: lazy("opening-daily"),
    gzip: true,
    limit: "4.2 kB",
  },
];
