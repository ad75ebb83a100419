import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { CloseView } from "#ui/frame/app-view/close-view.tsx";

test("a page of the app itself has nothing to close", async () => {
  await renderPage(<CloseView />, { visit: { shell: "app" } });
  await expect.element(page.getByRole("button", { name: "Close" })).not.toBeInTheDocument();
});
