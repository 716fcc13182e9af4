import * as fc from "fast-check";

/** Text of any origin: mostly of these characters, so that much of it nearly parses, and some of all. */
export const anyText = (characters: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: fc.constantFrom(...characters.split("")), maxLength: 24 }) },
    fc.string({ unit: "binary" }),
  );
