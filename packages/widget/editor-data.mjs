import { mkdirSync, writeFileSync } from "node:fs";

/** Text values that an attribute may have, by the property's name. They come of the code itself, once it is built. */
const readValues = async () => {
  const [{ VALUED, valuesOf }, { variants }] = await Promise.all([
    import("./dist/settings/values.js"),
    import("@solitaire/engine"),
  ]);
  const settings = Object.fromEntries(VALUED.map((setting) => [setting, valuesOf(setting)]));
  return { ...settings, game: variants.map(({ id }) => id) };
};

/** The states of the element: a setting's name and what it comes to, as the code has them. */
const readStates = async () => {
  const { ALL_SETTINGS, SETTINGS } = await import("./dist/settings/definition.js");
  return ALL_SETTINGS.flatMap((setting) =>
    SETTINGS[setting].map((choice) => ({
      name: `${setting}-${choice}`,
      description: `The setting \`${setting}\` comes to \`${choice}\`.`,
    })),
  );
};

/** Names modules as they are published: `src/x.ts`, and what is built of it, are `dist/x.js`. */
const published = (path) => path.replace(/^\/?src\/(.*)\.[jt]s$/, "dist/$1.js");

const publish = (node) => {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === "object" && value !== null) publish(value);
    else if ((key === "path" || key === "module") && typeof value === "string") node[key] = published(value);
  }
};

/** The element's own words in a manifest: what pages may use. */
const elementOf = ({ modules }) =>
  modules.flatMap(({ declarations = [] }) => declarations).find(({ tagName }) => tagName === "solitaire-table");

/** What VS Code shows of an element in HTML. */
const htmlData = ({ tagName, description, attributes }) => ({
  version: 1.1,
  tags: [
    {
      name: tagName,
      description,
      attributes: attributes.map(({ name, description: what, type, values }) => ({
        name,
        description: what,
        ...(type.text === "boolean" && { valueSet: "v" }),
        ...(values && { values: values.map((value) => ({ name: value })) }),
      })),
    },
  ],
});

/** What VS Code shows of an element's custom properties in CSS. */
const cssData = ({ cssProperties }) => ({
  version: 1.1,
  properties: cssProperties.map(({ name, description, default: value }) => ({
    name,
    description: value === undefined ? description : `${description} Default: ${value}`,
  })),
});

/**
 * A plugin of the manifest's analyzer: leaves out what is private, writes values instead of the names of their types,
 * tells what reflects, lists the states, names the modules that are published, and makes of the manifest what VS Code reads.
 * @param {string} folder where that goes
 */
export const editorData = async (folder) => {
  const [values, cssStates] = await Promise.all([readValues(), readStates()]);
  return {
    name: "editor-data",
    packageLinkPhase({ customElementsManifest }) {
      const element = elementOf(customElementsManifest);
      element.members = element.members.filter(({ privacy }) => privacy === undefined);
      for (const entry of [...element.attributes, ...element.members]) {
        const known = values[entry.fieldName ?? entry.name];
        if (entry.type) entry.type = { text: entry.type.text.replace(/^OrNone<(.*)>$/, "$1") };
        if (known && entry.name !== "game") entry.type = { text: known.map((value) => `"${value}"`).join(" | ") };
      }
      // As `src/property.ts` has it; and a script may set nothing, as `src/loose.ts` has it.
      for (const member of element.members) {
        if (!member.attribute || member.name === "lang") continue;
        member.reflects = true;
        member.type = { text: `${member.type.text} | null | undefined` };
      }
      element.cssStates = cssStates;
      publish(customElementsManifest);
      const attributes = element.attributes.map((each) => ({ ...each, values: values[each.fieldName] }));
      mkdirSync(folder, { recursive: true });
      const write = (name, data) => writeFileSync(`${folder}/${name}`, `${JSON.stringify(data, null, 2)}\n`);
      write("html-data.json", htmlData({ ...element, attributes }));
      write("css-data.json", cssData(element));
    },
  };
};
