import { useQuery } from "@tanstack/react-query";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { fail, type RequestFailure, succeed } from "#core/failures/request-failure.ts";
import { LAST_PLAYER_KEY } from "#core/session/constants.ts";
import type { SessionUser } from "#core/session/session.ts";
import type { Shell } from "#core/shell/shell.ts";
import { scriptGateways } from "#tests/support/scripted-gateways.ts";
import { createFakePorts, createPublisher, refusal } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import {
  check,
  checkOf,
  comeBack,
  createHeart,
  openSession,
  Question,
  WAYS_OF_SENDING,
} from "#tests/ui/support/session-scene.tsx";
import { PLAYER } from "#tests/ui/support/visit.ts";
import { PLAYER_TOPIC } from "#ui/context/player-topic.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { LazySessionKeeper } from "#ui/features/session/components/lazy-session-keeper.tsx";
import { SessionKeeper } from "#ui/features/session/components/session-keeper.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { setPageUsed } from "#ui/kit/motion/page-rest.ts";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { requestReload } from "#ui/patterns/reload/request-reload.ts";
import { pendingAction } from "#ui/patterns/sign-in/pending-action.ts";
import { countSignInPrompt } from "#ui/patterns/sign-in/shown-sign-in-prompts.ts";
import { usePlayerAction } from "#ui/patterns/sign-in/use-player-action.ts";

const OVER: RequestFailure = refusal(401);

afterEach(() => setPageUsed(true));

describe("a page that was made while the server could not ask who it is for", () => {
  const visit = { user: null, isUserUnknown: true } as const;

  function createCheckPorts() {
    const check = vi.fn(async () => checkOf({}, null));
    const fakes = createFakePorts(createPublisher());
    return { check, ports: { ...fakes, session: { ...fakes.session, check } } };
  }

  test("checks at once, and reloads for the player who is signed in", async () => {
    const { asked, reloadPage } = await openSession({ visit });
    await expect.poll(() => asked.length).toBe(1);
    await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
  });

  test("fetches what keeps the session at once, not seconds later as other pages do", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { check, ports } = createCheckPorts();
    await renderPage(<LazySessionKeeper />, { ports, visit });
    await vi.advanceTimersByTimeAsync(0);
    await expect.poll(() => check.mock.calls.length).toBe(1);
  });

  test("asks all the same where the code for it did not come before a lost connection was back", async () => {
    const load = vi.fn((): Promise<{ SessionKeeper: typeof SessionKeeper }> => Promise.reject(new Error("offline")));
    const { check, ports } = createCheckPorts();
    await renderPage(<LazySessionKeeper load={load} />, { ports, visit });
    await expect.poll(() => load.mock.calls.length).toBe(1);
    load.mockResolvedValue({ SessionKeeper });
    window.dispatchEvent(new Event("online"));
    await expect.poll(() => check.mock.calls.length).toBe(1);
  });

  test("becomes that of a guest without a reload once it is known that nobody is signed in", async () => {
    const { asked, reloadPage, shown } = await openSession({ visit, checks: [checkOf({}, null)] });
    await expect.poll(() => asked.length).toBe(1);
    await expect.poll(() => shown.get().isUserUnknown).toBe(undefined);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test("does not go round in circles where the server never can", async () => {
    const { tabStorage, asked } = await openSession({ visit });
    await expect.poll(() => asked.length).toBe(1);
    const again = await openSession({ visit, ports: { tabStorage } });
    await openSession({ ports: { tabStorage } });
    const later = await openSession({ visit, ports: { tabStorage } });
    await expect.poll(() => later.asked.length).toBe(1);
    expect(again.asked).toEqual([]);
  });
});

test.each([
  ["at once in the launcher, where players do not notice that a session has ended", "launcher", 1],
  ["ten seconds after a page on the web, which may only be passed through", "web", 0],
  ["at once on a guest's page of a device with a player, whom other tabs may still show", "web", 1, PLAYER.userId],
] as const)("what keeps a session is fetched %s", async (_, shell, timesAtOnce, lastPlayer?: string) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const load = vi.fn(async () => ({ SessionKeeper }));
  const ports = createFakePorts();
  if (lastPlayer) ports.storage.write(LAST_PLAYER_KEY, lastPlayer);
  await renderPage(<LazySessionKeeper load={load} />, { ports, visit: { shell, ...(lastPlayer && { user: null }) } });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(load).toHaveBeenCalledTimes(timesAtOnce);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(1);
});

describe("a session that is over", () => {
  /** A list that is refused until the session is recovered. */
  function refusedUntil(isRecovered: () => boolean) {
    return vi.fn(async () => (isRecovered() ? succeed("My list") : fail(OVER)));
  }

  test("is renewed by the launcher, and the refused call is repeated", async () => {
    let isRecovered = false;
    const ask = refusedUntil(() => isRecovered);
    const native = {
      get refresh() {
        isRecovered = true;
        return undefined;
      },
    };
    const { screen, asked } = await openSession({ visit: { shell: "launcher" }, native, askForList: ask });
    await expect.element(screen.getByText("My list")).toBeVisible();
    expect(asked).toEqual(["tl"]);
  });

  test("is had from the launcher, without a question, where the player is signed in only there", async () => {
    Reflect.set(window, "npLoggedIn", true);
    onTestFinished(() => void Reflect.deleteProperty(window, "npLoggedIn"));
    const { calls, reloadPage } = await openSession({
      visit: { shell: "launcher", user: null },
      native: { refresh: null },
    });
    await expect.poll(() => calls).toContainEqual(["refresh"]);
    await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
  });

  test("executes after the sign-in the action during which the session was found to have ended", async () => {
    const pressed: string[] = [];
    const Wish = () => {
      const press = usePlayerAction("wish", (input) => void pressed.push(input));
      return <Button onClick={() => press("typed")}>Wish</Button>;
    };
    const { screen, tabStorage } = await openSession({ checks: [fail(OVER)], visit: { shell: "web" }, page: <Wish /> });
    await screen.getByRole("button", { name: "Wish" }).click();
    comeBack();
    const prompt = screen.getByRole("dialog", { name: "It is available after login." });
    await expect.element(prompt.getByText(/pick up where you left off/)).toBeVisible();
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await prompt.getByRole("link", { name: "Sign in" }).click();
    expect(pendingAction.read(tabStorage)).toMatchObject({ name: "wish", input: "typed" });
    expect(pressed).toEqual(["typed"]);
  });

  test("is shown once: no popup opens over a page that offers the sign-in itself", async () => {
    await import("#ui/patterns/sign-in/sign-in-popup.tsx");
    const List = () => {
      const list = useQuery({ queryKey: ["list"], queryFn: async () => unwrap<string>(fail(OVER)) });
      return list.isError && <QueryFailure kind="page" error={list.error} onRefresh={() => undefined} />;
    };
    const { screen } = await openSession({
      page: (
        <>
          <List />
          <Question />
        </>
      ),
    });
    await expect.element(screen.getByRole("link", { name: "Sign in" })).toBeVisible();
    // The page shows its own message; a popup that opened for it would stand beside the one of the player.
    await screen.getByRole("button", { name: "Ask" }).click();
    await expect.element(screen.getByRole("dialog", { name: "Shall it be?" })).toBeVisible();
    expect(screen.getByRole("dialog").elements()).toHaveLength(1);
  });

  test.each([
    ["is over", fail(OVER), 1],
    ["is valid, as only a call was refused", checkOf(), 0],
  ] as const)(
    "leaves no page to a player who closes the sign-in popup if the session %s",
    async (_, answer, reloads) => {
      const { Heart, answer: refuse } = createHeart("by a single call");
      const { screen, asked, reloadPage } = await openSession({ checks: [answer], page: <Heart /> });
      await screen.getByRole("button", { name: "Keep" }).click();
      refuse(fail(OVER));
      const prompt = screen.getByRole("dialog", { name: "It is available after login." });
      await expect.element(prompt).toBeVisible();
      await check(asked, 1);
      await userEvent.keyboard("{Escape}");
      await expect.poll(() => asked.length).toBe(2);
      await expect.poll(() => reloadPage.mock.calls.length).toBe(reloads);
      await expect.poll(() => prompt.elements()).toEqual([]);
    },
  );

  test("asks for the sign-in also over a page that offers it, as the page still shows its player", async () => {
    onTestFinished(countSignInPrompt());
    const { screen } = await openSession({ checks: [fail(OVER)] });
    comeBack();
    await expect.element(screen.getByRole("dialog", { name: "It is available after login." })).toBeVisible();
  });

  test("makes a page of an unknown player that of a guest", async () => {
    const { shown } = await openSession({ visit: { user: null, isUserUnknown: true }, checks: [fail(OVER)] });
    await expect.poll(() => shown.get().isUserUnknown).toBe(undefined);
  });

  test.each(WAYS_OF_SENDING)("and is discovered by a player's request (%s), is recovered at once", async (way) => {
    const { Heart, answer } = createHeart(way);
    const { screen, calls } = await openSession({
      visit: { shell: "launcher" },
      native: { refresh: undefined },
      page: <Heart />,
    });
    await screen.getByRole("button", { name: "Keep" }).click();
    answer(fail(OVER));
    await expect.poll(() => calls.filter(([name]) => name === "refresh")).toHaveLength(1);
  });

  describe("and is found out by a call over the network", () => {
    /** A publisher over HTTP with a signed-in player, and its recorded requests. */
    async function openRefusing({
      shell = "launcher" as Shell,
      signsInAs = PLAYER.userId as string | null,
      user = PLAYER as SessionUser | null,
      refresh = undefined as unknown,
      refusesAll = false,
    }) {
      let userId: string | null = null;
      const sent: string[] = [];
      const { gateways } = scriptGateways(null, {
        fetch: async (address, init) => {
          const path = new URL(address, location.href).pathname;
          sent.push(`${init.method} ${path}`);
          const isCheck = path === "/api/session/check";
          if (userId === null || (refusesAll && !isCheck)) return Response.json({}, { status: 401 });
          return Response.json(isCheck ? { config: {}, user: { user_id: userId, country_code: "KR" } } : { status: 1 });
        },
      });
      const native = {
        get refresh() {
          userId = signsInAs;
          return refresh;
        },
      };
      const { calls, screen } = await openSession({
        visit: { shell, user },
        native,
        ports: { session: gateways.session },
        ...(refusesAll && {
          askForList: async () => {
            const status = await gateways.preInstall.getStatus("tl");
            return status.ok ? succeed("My list") : status;
          },
        }),
      });
      const countRefreshes = () => calls.filter(([name]) => name === "refresh").length;
      return { request: () => gateways.preInstall.request("tl"), sent, countRefreshes, screen };
    }
    const REQUEST = "POST /api/pre-install/games/tl";
    const CHECK = "GET /api/session/check";

    test("is renewed by the launcher, and the call is repeated without the player noticing", async () => {
      const { request, sent, countRefreshes } = await openRefusing({});
      expect(await request()).toMatchObject({ ok: true });
      expect(sent).toEqual([REQUEST, CHECK, REQUEST]);
      expect(countRefreshes()).toBe(1);
    });

    test.each<[string, Parameters<typeof openRefusing>[0], number]>([
      ["the launcher cannot renew it", { refresh: false, signsInAs: null }, 1],
      ["another player is signed in after it", { signsInAs: "other" }, 1],
      ["no player was signed in", { user: null }, 0],
      ["the player must take part in it", { shell: "web" }, 0],
    ])("does not repeat the call if %s", async (_, options, refreshes) => {
      const { request, sent, countRefreshes } = await openRefusing(options);
      expect(await request()).toMatchObject({ ok: false, failure: { status: 401 } });
      expect(sent.filter((call) => call === REQUEST)).toHaveLength(1);
      expect(countRefreshes()).toBe(refreshes);
    });

    test("is renewed once for a call that is refused again, which is then only repeated with the checks", async () => {
      const { request, sent, countRefreshes, screen } = await openRefusing({ refusesAll: true });
      const countLists = () => sent.filter((call) => call.startsWith("GET /api/pre-install")).length;
      const countChecks = () => sent.filter((call) => call === CHECK).length;
      await expect.element(screen.getByText("Refused")).toBeVisible();
      expect([countLists(), countChecks(), countRefreshes()]).toEqual([2, 1, 1]);
      comeBack();
      await expect.poll(countChecks).toBe(2);
      await expect.poll(countLists).toBe(3);
      expect(await request()).toMatchObject({ ok: false, failure: { status: 401 } });
      expect(await request()).toMatchObject({ ok: false, failure: { status: 401 } });
      expect(countRefreshes()).toBe(2);
    });

    test("does not delay calls of an idle page", async () => {
      const { request } = await openRefusing({});
      setPageUsed(false);
      expect(await request()).toMatchObject({ ok: false, failure: { status: 401 } });
    });
  });

  test("asks no guest for anything", async () => {
    // Loaded in advance, so that an unexpected popup would open before the expected one.
    await import("#ui/patterns/sign-in/sign-in-popup.tsx");
    const { screen, asked, reloadPage } = await openSession({
      checks: [fail(OVER), checkOf({}, null)],
      visit: { shell: "web", user: null },
      page: <Question />,
    });
    await check(asked, 1);
    await check(asked, 2);
    await screen.getByRole("button", { name: "Ask" }).click();
    await expect.element(screen.getByRole("dialog", { name: "Shall it be?" })).toBeVisible();
    expect(screen.getByRole("dialog").elements()).toHaveLength(1);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test("does not exist for a guest: refused calls of a guest call no launcher", async () => {
    const { screen, asked, calls } = await openSession({
      visit: { shell: "launcher", user: null },
      checks: [checkOf({}, null)],
      native: { refresh: undefined },
      askForList: refusedUntil(() => false),
    });
    await expect.element(screen.getByText("Refused")).toBeVisible();
    await check(asked, 1);
    expect(calls.filter(([name]) => name === "refresh")).toEqual([]);
  });
});

test("a page is loaded again when the player's country was changed in another tab or on another device", async () => {
  const { asked, reloadPage } = await openSession({
    checks: [checkOf({}), checkOf({}, { ...PLAYER, countryCode: "JP" })],
  });
  await check(asked, 1);
  expect(reloadPage).not.toHaveBeenCalled();
  await check(asked, 2);
  await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
});

test.each(WAYS_OF_SENDING)(
  "pending writes (%s) of its player arrive before the page reloads for another one",
  async (way) => {
    const { Heart, answer } = createHeart(way);
    const { screen, asked, reloadPage } = await openSession({
      checks: [checkOf({}, { ...PLAYER, userId: "other" })],
      page: <Heart />,
    });
    await screen.getByRole("button", { name: "Keep" }).click();
    await expect.element(screen.getByRole("button", { name: "On its way" })).toBeVisible();
    await check(asked, 1);
    await check(asked, 2);
    expect(reloadPage).not.toHaveBeenCalled();
    answer(succeed(null));
    await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
  },
);

test("a player who signs in is known to the other tabs at once, and no page of theirs after it bothers them again", async () => {
  const listeners = new Set<() => void>();
  const tabs = {
    announce: vi.fn(() => {
      for (const listener of listeners) listener();
    }),
    listen: (_: string, listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { storage } = createFakePorts(createPublisher());
  const guest = await openSession({ visit: { user: null }, ports: { tabs, storage } });
  expect(tabs.announce).not.toHaveBeenCalled();
  listeners.delete([...listeners].at(-1) as () => void);
  await guest.screen.unmount();
  const others = vi.fn();
  listeners.add(others);
  await openSession({ ports: { tabs, storage } });
  await expect.poll(() => others.mock.calls.length).toBe(1);
  await openSession({ ports: { tabs, storage } });
  expect(others).toHaveBeenCalledTimes(1);
});

test.each([
  ["a guest's page is reloaded for the player who has signed in", null, PLAYER],
  ["a player's page is reloaded for a guest whose session has ended, and its drafts stay,", PLAYER, null],
])("%s in another tab", async (_, user, found) => {
  let hear = () => {};
  const tabs = {
    announce: () => undefined,
    listen: (_: string, listener: () => void) => {
      hear = listener;
      return () => undefined;
    },
  };
  const { reloadPage, tabStorage } = await openSession({
    visit: { user },
    ports: { tabs },
    checks: [checkOf({}, found)],
  });
  tabStorage.write("draft", "words");
  hear();
  await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
  expect(tabStorage.read("draft")).toBe("words");
});

test("a guest's page that could not hear yet of the player who signed in in another tab finds out, once", async () => {
  const { storage } = createFakePorts(createPublisher());
  await openSession({ ports: { storage } });
  const guest = await openSession({ visit: { user: null }, ports: { storage } });
  await expect.poll(() => guest.reloadPage.mock.calls.length).toBe(1);

  const signedOut = await openSession({ visit: { user: null }, ports: { storage }, checks: [checkOf({}, null)] });
  await expect.poll(() => signedOut.asked.length).toBe(1);
  expect(signedOut.reloadPage).not.toHaveBeenCalled();
  const later = await openSession({ visit: { user: null }, ports: { storage } });
  await check(later.asked, 1);
});

test.each([
  ["was signed out at an address or has lost the cookie", checkOf({}, null)],
  ["has lost the session", fail(OVER)],
] as const)("other tabs check at once, and once, without losing drafts, where their player %s", async (_, answer) => {
  const announce = vi.fn();
  const tabs = { announce, listen: () => () => undefined };
  const { storage } = createFakePorts();
  storage.write(LAST_PLAYER_KEY, PLAYER.userId);
  for (const _page of ["first", "second"]) {
    const { asked } = await openSession({ visit: { user: null }, checks: [answer], ports: { tabs, storage } });
    comeBack();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect.poll(() => announce.mock.calls).toEqual([[PLAYER_TOPIC]]);
  }
});

test("a launcher that wants the page again gets it when the session is valid, also if it asked too early", async () => {
  requestReload();
  const { asked, reloadPage } = await openSession({ visit: { shell: "launcher" } });
  await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
  window.dispatchEvent(new Event("pageshow"));
  requestReload();
  await expect.poll(() => reloadPage.mock.calls.length).toBe(2);
  expect(asked).toHaveLength(2);
});

test("a reload that is asked for waits until pending writes have arrived", async () => {
  const { Heart, answer } = createHeart("by a single call");
  const { screen, asked, reloadPage } = await openSession({ page: <Heart /> });
  await screen.getByRole("button", { name: "Keep" }).click();
  requestReload();
  await expect.poll(() => asked.length).toBe(1);
  await check(asked, 2);
  expect(reloadPage).not.toHaveBeenCalled();
  answer(succeed(null));
  await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
});
