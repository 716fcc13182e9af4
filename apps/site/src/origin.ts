/** Stands for the site's own address in the lines that other pages take over, until a script knows it. */
export const SOME_ORIGIN = "https://solitaire.example";
