import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { AppView } from "#core/ports/app-view.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { CloseView } from "#ui/frame/app-view/close-view.tsx";

async function open(path: string, isThere: boolean) {
  const asked: string[] = [];
  const answer = (name: string) => async () => {
    asked.push(name);
    return isThere;
  };
  const appView: AppView = { refresh: answer("refresh"), close: answer("close"), showProfile: answer("showProfile") };
  const rendered = await renderPage(<CloseView />, {
    ports: { ...createFakePorts(createPublisher()), appView },
    visit: { shell: "app" },
    path,
  });
  return { ...rendered, asked };
}

const button = page.getByRole("button", { name: "Close" });

test("a page in a web view of its own is closed by the app", async () => {
  const { asked, router } = await open("/game/tl?window=coupon", true);
  await button.click();
  await expect.poll(() => asked).toEqual(["close"]);
  expect(router.state.location.pathname).toBe("/game/tl");
});

test("where the app does not answer, closing leads back to where the player came from", async () => {
  const { router } = await open("/elsewhere", false);
  await router.navigate({ href: "/game/tl?window=coupon" });
  await button.click();
  await expect.poll(() => router.state.location.pathname).toBe("/elsewhere");
});

test("a page of the app itself has nothing to close", async () => {
  await open("/game/tl", true);
  await expect.element(button).not.toBeInTheDocument();
});
