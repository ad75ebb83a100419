import type { PageContext } from "./page-context.ts";

/**
 * Reads the data of the server for this page. The server has validated the configuration at its start.
 * @throws if the element is missing, which only a broken server could cause
 */
export function readPageContext(document: Document): PageContext {
  const element = document.getElementById("page-context");
  if (element === null) throw new Error("the page came without its context");
  return JSON.parse(element.textContent ?? "") as PageContext;
}
