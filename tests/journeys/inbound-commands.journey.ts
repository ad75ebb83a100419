import type { Frame, Page } from "@playwright/test";
import {
  LAUNCHER_COMMAND_NAMES,
  type LauncherCommandInput,
  type LauncherCommandName,
} from "#core/launcher/launcher-commands.ts";
import { LAUNCHER_METHOD_NAMES } from "#core/launcher/launcher-methods.ts";
import { VIDEO_FRAME_ORIGIN } from "#core/links/video-frame.ts";
import { MALFORMED_COMMANDS } from "../conformance/malformed-commands.ts";
import { expect, test as journeyTest, openPage, untilReacts } from "./journey.ts";
import { untilReady } from "./launcher-visit.ts";
import { each, test } from "./shell-viewers.ts";
import type { Viewer } from "./shells.ts";

/** Commands that would all be seen to be carried out. */
const VALID: { readonly [Name in LauncherCommandName]: LauncherCommandInput<Name> } = {
  goTo: ["/game/tl"],
  logout: [],
  onRefresh: [],
  onFocusStatus: [false],
  closePopup: ["spotlight"],
  closeTutorial: [],
};
type Command = readonly [name: string, input: readonly unknown[]];
const VALID_COMMANDS: readonly Command[] = Object.entries(VALID);
const MALFORMED: readonly Command[] = LAUNCHER_COMMAND_NAMES.flatMap((name) =>
  MALFORMED_COMMANDS[name].map((input) => [name, input] as const),
);
const UNKNOWN: readonly Command[] = ["selfDestruct", "goto", "constructor", "__proto__", "ready", "listen"].map(
  (name) => [name, ["/game/tl"]] as const,
);

const FOREIGN_FRAME = `${VIDEO_FRAME_ORIGIN}/embed/foreign`;
const FOREIGN_WINDOW = "https://foreign.example/";
const LAST_WORD = "the last word";

/** Gives commands on the window of the page itself; returns the answers and exceptions. */
const give = (page: Page, commands: readonly Command[]): Promise<readonly unknown[]> =>
  page.evaluate((all) => {
    const object: unknown = Reflect.get(window, "purpleWeb");
    return all.map(([name, input]) => {
      const command: unknown = Reflect.get(Object(object), name);
      return typeof command === "function" && Object.hasOwn(Object(object), name) ? command(...input) : "no command";
    });
  }, commands);

/**
 * Attacks that a foreign page can try: calls on the store's window, if it has a reference, and messages in the formats
 * of bridges. Returns the names of the commands that it could call.
 */
const tryFrom = (sender: Page | Frame): Promise<readonly string[]> =>
  sender.evaluate(
    ([commands, lastWord]) => {
      const store: Window = window.opener ?? window.parent;
      const called: string[] = [];
      for (const [name, input] of commands) {
        try {
          if (store === window) throw new Error("not a sender of its own");
          for (const object of ["purpleWeb", "purpleLauncher"]) Reflect.get(Reflect.get(store, object), name)(...input);
          called.push(name);
        } catch {
          // The expected result.
        }
        const shapes = [
          name,
          [name, ...input],
          { command: name, input },
          { type: name, payload: input[0] },
          { method: name, params: input },
          { purpleWeb: { [name]: input } },
          { from: "simulator", command: name, input },
        ];
        for (const shape of [...shapes, ...shapes.map((one) => JSON.stringify(one))]) store.postMessage(shape, "*");
      }
      store.postMessage(lastWord, "*");
      return called;
    },
    [[...VALID_COMMANDS, ...UNKNOWN, ...MALFORMED], LAST_WORD] as const,
  );

/** A foreign page in a frame of the store's page, in place of the only allowed frame, which is for videos. */
async function openForeignFrame(page: Page): Promise<Frame> {
  await page.evaluate((address) => {
    const frame = document.createElement("iframe");
    frame.src = address;
    frame.ariaHidden = "true";
    document.body.append(frame);
  }, FOREIGN_FRAME);
  await expect.poll(() => page.frame({ url: FOREIGN_FRAME })).not.toBeNull();
  const frame = page.frame({ url: FOREIGN_FRAME });
  if (frame === null) throw new Error("the frame is gone");
  await frame.waitForLoadState();
  return frame;
}

/** A foreign page in a window that the store's page has opened, with an `opener`. */
async function openForeignWindow(page: Page): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await page.evaluate((address) => void window.open(address), FOREIGN_WINDOW);
  const opened = await opening;
  await opened.waitForURL(FOREIGN_WINDOW);
  return opened;
}

/**
 * State of a page before an attack; the returned function expects it to be unchanged, and no request to have been made.
 */
async function keepScreen({ page, nativeCalls }: Viewer) {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/logout|\/session\/check/.test(request.url()) || request.isNavigationRequest()) asked.push(request.url());
  });
  const look = async () => ({
    address: page.url(),
    screen: await page.getByRole("main").ariaSnapshot(),
    isResting: await page.locator("html[data-resting]").count(),
    isSameDocument: await page.evaluate(() => Reflect.get(window, "isSameDocument")),
    nativeCalls: await nativeCalls(),
  });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  let before = await look();
  // All lazy code is loaded when no further request is made.
  await expect(async () => {
    const earlier = before;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    before = await look();
    expect(before).toEqual(earlier);
  }).toPass({ intervals: [500] });
  return async (what: string) => {
    expect(await look(), what).toEqual(before);
    expect(asked.filter((address) => address !== FOREIGN_FRAME)).toEqual([]);
  };
}

/** The messages of `senders` reach the page, which has received the last of them. */
async function hear(page: Page, sender: Page | Frame): Promise<void> {
  await page.evaluate((lastWord) => {
    const heard = new Promise<void>((resolve) => {
      addEventListener("message", ({ data }) => data === lastWord && resolve());
    });
    Object.assign(window, { heard });
  }, LAST_WORD);
  expect(await tryFrom(sender)).toEqual([]);
  await page.evaluate(() => Reflect.get(window, "heard"));
}

test("commands that are unknown, malformed, sent by message or by a foreign page leave every screen as it is", async ({
  visitors,
  pageLog,
}) => {
  pageLog.expectMessages(/^warning: a command of the launcher was refused/);
  await each(visitors, async (visitor) => {
    const { shell, page } = visitor;
    for (const address of [FOREIGN_FRAME, FOREIGN_WINDOW])
      await page.context().route(address, (route) => route.fulfill({ contentType: "text/html", body: "Foreign" }));
    await openPage(page, "/notice");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (shell === "launcher") {
      for (const call of [["onReady"], ["setNotifyCount", 0]])
        await expect.poll(visitor.nativeCalls, { timeout: 20_000 }).toContainEqual(call);
    }
    const expectSameScreen = await keepScreen(visitor);

    const refused = [...UNKNOWN, ...MALFORMED];
    const isHeard = shell === "launcher";
    const answers = refused.map((command) => (isHeard && MALFORMED.includes(command) ? false : "no command"));
    expect(await give(page, refused)).toEqual(answers);
    if (!isHeard) expect(await give(page, VALID_COMMANDS)).toEqual(VALID_COMMANDS.map(() => "no command"));
    await expectSameScreen("commands that are none");
    await hear(page, page);
    await expectSameScreen("messages of the page itself");
    await hear(page, await openForeignFrame(page));
    await expectSameScreen("what a foreign frame tries");
    const opened = await openForeignWindow(page);
    await hear(page, opened);
    await opened.close();
    await expectSameScreen("what a foreign window tries");

    // The page still executes the commands of its own launcher.
    if (!isHeard) return;
    expect(await give(page, [["goTo", ["/game/tl"]]])).toEqual([true]);
    await expect(page).toHaveURL(/\/game\/tl$/);
  });
});

journeyTest(
  "a foreign page cannot have the store in a frame, and one that could all the same calls nothing native",
  async ({ page, store, pageLog }) => {
    pageLog.expectMessages(/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/);
    await page.addInitScript((methods) => {
      const nativeCalls: unknown[] = [];
      const purpleLauncher = Object.fromEntries(methods.map((name) => [name, () => nativeCalls.push([name])]));
      Object.assign(window, { nativeCalls, purpleLauncher });
    }, LAUNCHER_METHOD_NAMES);
    await page.goto("/");
    await untilReady(page);
    const framed = `${store.origin}/game/tl`;
    // Of another origin, but of the same site: the store in its frame has its cookies, and knows that it is in the launcher.
    const foreign = "http://127.0.0.1:8123/";
    const body = `<iframe src="${framed}" width="1000" height="700"></iframe>`;
    await page.route(foreign, (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto(foreign);
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toEqual([foreign, "chrome-error://chromewebdata/"]);

    // Something on the way has taken the headers away.
    await page.route(framed, async (route) => {
      const response = await route.fetch();
      const { "x-frame-options": _, "content-security-policy": __, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto(foreign);
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
    const inside = page.frame({ url: framed });
    if (inside === null) throw new Error("the store is not there");
    await untilReacts(inside.locator("main > *").first());
    await page.evaluate((commands) => {
      for (const command of commands) frames[0]?.postMessage({ command, input: ["/game/aion"] }, "*");
    }, LAUNCHER_COMMAND_NAMES);
    await inside.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await inside.evaluate(() => "purpleWeb" in window)).toBe(false);
    expect(await inside.evaluate(() => Reflect.get(window, "nativeCalls"))).toEqual([]);
    expect(inside.url()).toBe(framed);
  },
);
