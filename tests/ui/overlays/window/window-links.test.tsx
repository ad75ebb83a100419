import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { PopupWindowKind } from "#core/links/popup-window.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import type { Visit } from "#ui/context/visit-store.ts";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { WindowLinks } from "#ui/overlays/window/window-links.tsx";

async function openPage({ isBlocked = false, shell = "web" as Visit["shell"] } = {}) {
  const opened: { readonly path: string; readonly kind: PopupWindowKind }[] = [];
  const outside: unknown[] = [];
  const { router } = await renderPage(
    <>
      <PageLink to="/elsewhere" search={{ code: "STORM15" }} data-window="coupon">
        Your coupon
      </PageLink>
      <PageLink to="/elsewhere" data-window="constructor">
        A strange one
      </PageLink>
      <PageLink href="https://spotlight.example/tl?inflowType=launcher" newTab data-window="spotlight">
        The spotlight
      </PageLink>
      <PageLink href="https://publisher.example/tl" newTab data-window="standard">
        Official site
      </PageLink>
      <WindowLinks />
    </>,
    {
      ports: {
        ...createFakePorts(createPublisher()),
        popupWindows: {
          open: async (address, kind) => {
            const { pathname, search } = new URL(address);
            opened.push({ path: pathname + search, kind });
            return !isBlocked;
          },
        },
        outsideLinks: {
          open: async (url, kind) => {
            outside.push([url, kind]);
            return true;
          },
        },
      },
      visit: { shell },
    },
  );
  return { opened, outside, path: () => router.state.location.pathname };
}

const link = (name: string) => page.getByRole("link", { name });

describe("a link that names a window", () => {
  test("opens beside the page, in the size of its kind, where the page knows that it has a window of its own", async () => {
    const { opened, path } = await openPage();
    await link("Your coupon").click();
    expect(opened).toEqual([{ path: "/elsewhere?code=STORM15&window=coupon", kind: "coupon" }]);
    expect(path()).toBe("/game/tl");
  });

  test("of no known kind leads to its page", async () => {
    const { opened } = await openPage();
    await link("A strange one").click();
    await expect.element(page.getByText("Elsewhere")).toBeVisible();
    expect(opened).toEqual([]);
  });

  test.each(["web", "launcher", "app"] as const)(
    "to a foreign site opens in its size, as an external page: in %s",
    async (shell) => {
      const { opened, outside } = await openPage({ shell });
      await link("The spotlight").click();
      expect(outside).toEqual([["https://spotlight.example/tl?inflowType=launcher", "spotlight"]]);
      expect(opened).toEqual([]);
    },
  );

  test.each(["launcher", "app"] as const)(
    "to a site of somebody else, without a purpose of its own, opens in the default size where there are no tabs: in %s",
    async (shell) => {
      const { outside } = await openPage({ shell });
      await link("Official site").click();
      expect(outside).toEqual([["https://publisher.example/tl", "standard"]]);
    },
  );

  test("to a site of somebody else, without a purpose of its own, opens in a tab on the web", async () => {
    const { outside } = await openPage();
    const presses: boolean[] = [];
    const stop = (event: MouseEvent) => {
      presses.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener("click", stop);
    await link("Official site").click();
    document.removeEventListener("click", stop);
    expect(presses).toEqual([false]);
    expect(outside).toEqual([]);
  });

  test("followed with the keyboard opens its window too", async () => {
    const { opened } = await openPage();
    link("Your coupon").element().focus();
    await userEvent.keyboard("{Enter}");
    expect(opened).toHaveLength(1);
  });
});
