// The API, which lies beside the site, for pages without a table.
import { ApiClient } from "@solitaire/widget/wins";

/** Where it is. */
export const api: URL = new URL("/", location.href);

export const client: ApiClient = new ApiClient(api, (url, init) => fetch(url, init));
