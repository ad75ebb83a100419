import { afterEach, describe, expect, it, vi } from "vitest";
import { createAbsentExits } from "#adapters/browser/absent-exits.ts";
import { createBrowserExits, type ExitPage } from "#adapters/browser/browser-exits.ts";
import type { Shell } from "#core/shell/shell.ts";

const PAGE = { title: "Aion & Elyos", text: "Fly.", url: "https://store.example/game/aion" };

function buildPage(change: Partial<ExitPage> = {}) {
  const assign = vi.fn();
  const page: ExitPage = {
    navigator: {},
    screen: { availWidth: 1_920, availHeight: 1_040 },
    location: { assign, href: "https://store.example/game/aion?from=mail" },
    open: vi.fn(() => ({ focus: () => undefined })),
    ...change,
  };
  return { page, assign };
}

const exitsOf = (page: ExitPage, shell: Shell = "web") => createBrowserExits(() => shell, page);

describe("sharing a page", () => {
  it("goes by the browser's own dialog where there is one", async () => {
    const share = vi.fn(async () => undefined);
    const { page } = buildPage({ navigator: { share, canShare: () => true } });
    await expect(exitsOf(page).sharing.share(PAGE)).resolves.toBe("shared");
    expect(share).toHaveBeenCalledWith({ title: PAGE.title, text: PAGE.text, url: PAGE.url });
  });

  it("leaves out a text that says nothing", async () => {
    const share = vi.fn(async () => undefined);
    const { page } = buildPage({ navigator: { share } });
    await exitsOf(page).sharing.share({ ...PAGE, text: "" });
    expect(share).toHaveBeenCalledWith({ title: PAGE.title, url: PAGE.url });
  });

  it("takes a closed dialog for the player's answer", async () => {
    const share = () => Promise.reject(new DOMException("closed", "AbortError"));
    const { page, assign } = buildPage({ navigator: { share } });
    await expect(exitsOf(page, "app").sharing.share(PAGE)).resolves.toBe("dismissed");
    expect(assign).not.toHaveBeenCalled();
  });

  it("goes by the app's own way where the browser has none, or refuses", async () => {
    const refusing = { share: () => Promise.reject(new DOMException("no press", "NotAllowedError")) };
    for (const navigator of [{}, refusing, { share: vi.fn(), canShare: () => false }]) {
      const { page, assign } = buildPage({ navigator });
      await expect(exitsOf(page, "app").sharing.share(PAGE)).resolves.toBe("shared");
      expect(assign).toHaveBeenCalledWith(
        "ncpurple://shareMessage?message=Aion%20%26%20Elyos%0Ahttps%3A%2F%2Fstore.example%2Fgame%2Faion",
      );
    }
  });

  it("is not to be had elsewhere: the player copies the link", async () => {
    const { page } = buildPage();
    await expect(exitsOf(page, "web").sharing.share(PAGE)).resolves.toBe("unavailable");
    await expect(exitsOf(page, "chat").sharing.share(PAGE)).resolves.toBe("unavailable");
  });
});

describe("copying", () => {
  it("puts the text on the clipboard", async () => {
    const writeText = vi.fn(async () => undefined);
    const { page } = buildPage({ navigator: { clipboard: { writeText } as unknown as Clipboard } });
    await expect(exitsOf(page).sharing.copy("text")).resolves.toBe(true);
    expect(writeText).toHaveBeenCalledWith("text");
  });

  it("says so where it is not allowed, or there is no clipboard", async () => {
    const clipboard = { writeText: () => Promise.reject(new Error("no")) } as unknown as Clipboard;
    await expect(exitsOf(buildPage({ navigator: { clipboard } }).page).sharing.copy("text")).resolves.toBe(false);
    await expect(exitsOf(buildPage().page).sharing.copy("text")).resolves.toBe(false);
  });
});

describe("a window beside the page", () => {
  it("opens in the size of its kind, once for each kind", async () => {
    const { page } = buildPage();
    await expect(exitsOf(page).popupWindows.open("/mini-game?gameCode=tl", "miniGame")).resolves.toBe(true);
    expect(page.open).toHaveBeenCalledWith(
      "https://store.example/mini-game?gameCode=tl",
      "miniGame",
      "popup,left=720,top=145,width=480,height=750",
    );
  });

  it("says so when the browser has blocked it", async () => {
    const { page } = buildPage({ open: () => null });
    await expect(exitsOf(page).popupWindows.open("/coupon", "coupon")).resolves.toBe(false);
  });
});

describe("connecting the native session again", () => {
  afterEach(() => vi.useRealTimers());

  it("asks the mobile app by its scheme", async () => {
    const { page, assign } = buildPage();
    await expect(exitsOf(page, "app").nativeSession.reconnect()).resolves.toBe("started");
    expect(assign).toHaveBeenCalledWith("ncpurple://websso");
  });

  it("asks the launcher by its bridge", async () => {
    const showNPLogin = vi.fn();
    const page = { ...buildPage().page, purpleLauncher: { showNPLogin } };
    await expect(exitsOf(page, "launcher").nativeSession.reconnect()).resolves.toBe("started");
    expect(showNPLogin).toHaveBeenCalledOnce();
  });

  it.each([
    ["there is no bridge", {}],
    ["the bridge has no such method", { purpleLauncher: {} }],
    [
      "the method throws",
      {
        purpleLauncher: {
          showNPLogin: () => {
            throw new Error("native");
          },
        },
      },
    ],
  ])("is not to be had when %s", async (_, bridge) => {
    const page = { ...buildPage().page, ...bridge };
    await expect(exitsOf(page, "launcher").nativeSession.reconnect()).resolves.toBe("unavailable");
  });

  it("gives up on a launcher that never answers after 5 s", async () => {
    vi.useFakeTimers();
    const page = { ...buildPage().page, purpleLauncher: { showNPLogin: () => new Promise(() => undefined) } };
    const outcome = exitsOf(page, "launcher").nativeSession.reconnect();
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(outcome).resolves.toBe("unavailable");
  });

  it("is nothing for a browser", async () => {
    await expect(exitsOf(buildPage().page, "web").nativeSession.reconnect()).resolves.toBe("unavailable");
  });
});

it("on the server there is no way out", async () => {
  const exits = createAbsentExits();
  await expect(exits.sharing.share(PAGE)).resolves.toBe("unavailable");
  await expect(exits.sharing.copy("text")).resolves.toBe(false);
  await expect(exits.popupWindows.open("/coupon", "coupon")).resolves.toBe(false);
  await expect(exits.nativeSession.reconnect()).resolves.toBe("unavailable");
});
