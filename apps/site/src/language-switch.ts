// On every page: the links to the same page in another language keep what the address asks for, and are remembered. The
// address that names neither game nor language leads to the visitor's own.
import { addressIn, preferredLanguage, rememberLanguage } from "./languages.js";

for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
  link.addEventListener("click", () => {
    rememberLanguage(link.dataset["language"]!);
    link.search = location.search;
    link.hash = location.hash;
  });
}

const { hash, pathname, search } = location;
const language = preferredLanguage(navigator.languages);
if (pathname === "/" && language !== "en") location.replace(`${addressIn(language, "/")}${search}${hash}`);
