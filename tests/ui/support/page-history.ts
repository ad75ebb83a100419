import { createHashHistory, type RouterHistory } from "@tanstack/react-router";
import { onTestFinished } from "vitest";
import { createPageHistory } from "#ui/overlays/page-history.ts";

/**
 * Puts the pages "/elsewhere" and then `path` into the history of the browser that runs the tests, until the test is
 * over.
 */
export function openPageHistory(path: string): RouterHistory {
  const { href } = location;
  history.pushState(null, "", "#/elsewhere");
  const pages = createPageHistory(createHashHistory);
  pages.push(path);
  pages.flush();
  onTestFinished(() => {
    pages.destroy();
    history.pushState(null, "", href);
  });
  return pages;
}
