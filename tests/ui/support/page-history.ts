import { createHashHistory, type RouterHistory } from "@tanstack/react-router";
import { onTestFinished } from "vitest";
import { createPageHistory, whenStepsDone } from "#ui/overlays/page-history.ts";

/**
 * Puts the pages "/elsewhere" and then `path` into the history of the browser that runs the tests, until the test is
 * over. The steps of the test before are taken first: a late one would leave the new page.
 */
export async function openPageHistory(path: string): Promise<RouterHistory> {
  await whenStepsDone();
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
