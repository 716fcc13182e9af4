import type { Plugin } from "vite";

const ENGINE = /\/packages\/engine\/dist\//;
const PACKAGE = /\/(packages|node_modules)\//;

/**
 * Lets pages with a table fetch few files at once, and no chain of them: the engine, what paints the table, what it is
 * played with, and what is around the cards. What pages without a table need as well is one file apart, so that they do
 * not fetch a table.
 */
export const fewFiles = (): Plugin => {
  const groupOf = new Map<string, string>();
  return {
    name: "few-files",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: (id: string) => groupOf.get(id) ?? null }],
              includeDependenciesRecursively: false,
            },
          },
        },
      },
    }),
    buildEnd() {
      const follow = (id: string, found: Set<string> = new Set()): Set<string> => {
        if (found.has(id)) return found;
        found.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) follow(imported, found);
        return found;
      };
      const ids = [...this.getModuleIds()];
      const find = (end: string): string =>
        ids.find((id) => id.endsWith(end)) ?? this.error(`few-files: no module of the site's pages ends with ${end}.`);
      const table = find("/widget/dist/define.js");
      const painting = follow(table);
      const playing = follow(find("/widget/dist/table/make-controller.js"));
      const surrounding = follow(find("/widget/dist/surroundings/make-surroundings.js"));
      // What several later parts have of Lit; none of them loads before this one.
      follow(find("/lit-html/directive-helpers.js"), surrounding);
      const withoutTable = new Set(
        ids
          .filter((id) => this.getModuleInfo(id)?.isEntry)
          .map((id) => follow(id))
          .filter((found) => !found.has(table))
          .flatMap((found) => [...found]),
      );
      const partOf = (id: string): string => {
        if (ENGINE.test(id)) return "engine";
        if (withoutTable.has(id)) return "shared";
        if (painting.has(id)) return "table";
        return playing.has(id) ? "table-play" : "table-surroundings";
      };
      for (const id of [...painting, ...playing, ...surrounding]) if (PACKAGE.test(id)) groupOf.set(id, partOf(id));
    },
  };
};
