/** The looks of the page, with the colours and faces of the site. */
export const style = `
:root { color-scheme: light dark; --chrome: #f7f4ec; --chrome-2: #efeadd; --ink: #1f2826; --ink-2: #5a6159; --rule: #d9d2c1; --focus: #12325c;
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, "Book Antiqua", Georgia, serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace; }
@media (prefers-color-scheme: dark) {
  :root { --chrome: #141b19; --chrome-2: #1c2522; --ink: #e9ebe4; --ink-2: #a3ada5; --rule: #2b3632; --focus: #9ccbff; }
}
* { box-sizing: border-box; margin: 0; }
html { background: var(--chrome); color: var(--ink); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { font: 400 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
header { display: flex; justify-content: space-between; gap: 1rem; padding: 0.75rem 1.5rem; background: var(--chrome-2); border-bottom: 1px solid var(--rule); }
main { max-width: 60rem; margin-inline: auto; padding: 2.5rem 1.5rem 3rem; }
h1, h2 { font: 400 1.875rem/2.25rem var(--serif); }
h2 { margin-top: 3rem; font-size: 1.5rem; }
h3 { margin-top: 2rem; font-size: 1rem; overflow-wrap: anywhere; }
p, ul, table { margin-top: 0.75rem; }
ul { padding: 0; list-style: none; }
li { padding: 0.25rem 0; color: var(--ink-2); }
a { color: inherit; text-underline-offset: 0.2em; }
li a { color: var(--ink); }
code { font-family: var(--mono); font-size: 0.875em; overflow-wrap: anywhere; }
small { color: var(--ink-2); }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; line-height: 1.25rem; }
table table { font-size: inherit; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--rule); text-align: start; vertical-align: top; }
th { color: var(--ink-2); font-weight: 400; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
@media (max-width: 40rem) { main { padding-inline: 1rem; } td, th { padding-inline-end: 0.5rem; } }
`;
