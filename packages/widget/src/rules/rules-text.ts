/** The rules of one game as players read them. */
export interface RulesText {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly {
    readonly heading: string;
    /** The id names the rule in docs/rules and in the tests; the text is plain. */
    readonly rules: readonly { readonly id: string; readonly text: string }[];
  }[];
}
