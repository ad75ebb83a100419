import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { fail, type RequestFailure, type Result, succeed } from "#core/failures/request-failure.ts";
import type { LauncherMethodName } from "#core/launcher/launcher-methods.ts";
import type { Ports } from "#core/ports/index.ts";
import { KEPT_PLACE_KEY } from "#core/session/constants.ts";
import { parseKeptPlace } from "#core/session/kept-place.ts";
import type { SessionCheck, SessionUser, VersionConfig } from "#core/session/session.ts";
import { setPageUsed } from "#ui/kit/motion/page-rest.ts";
import { useAlert } from "#ui/overlays/alert/use-alert.ts";
import { useConfirm } from "#ui/overlays/confirm/use-confirm.ts";
import { unwrap } from "#ui/queries/request-failure-error.ts";
import { FailureContent } from "#ui/screens/failures/failure-content.tsx";
import { LateSessionKeeper } from "#ui/sections/session/late-session-keeper.tsx";
import { wishForReload } from "#ui/sections/session/reload-wish.ts";
import { SessionKeeper } from "#ui/sections/session/session-keeper.tsx";
import type { Visit } from "#ui/visit/visit-store.ts";
import { sessionCheckOf } from "../../../support/session-check.ts";
import { createFakeLauncher } from "../../support/fake-launcher.ts";
import { createFakePorts, createPublisher, refusal } from "../../support/fake-ports.ts";
import { PLAYER, renderPage } from "../../support/render-page.tsx";

const checkOf = (config: Partial<VersionConfig> = {}, user: SessionUser | null = PLAYER): Result<SessionCheck> =>
  succeed(sessionCheckOf(user, config));

const OVER: RequestFailure = refusal(401);

afterEach(() => setPageUsed(true));

/** The player comes back to the window, which is when the session is checked at once. */
function comeBack(): void {
  setPageUsed(false);
  setPageUsed(true);
}

interface Scene {
  /** Answers of the session checks, one after the other; the last one stays. */
  readonly checks?: readonly Result<SessionCheck>[];
  readonly ports?: Partial<Ports>;
  readonly visit?: Partial<Visit>;
  readonly native?: Partial<Record<LauncherMethodName, unknown>>;
  /** What a list on the page is answered with. */
  readonly askForList?: () => Promise<Result<string>>;
  /** What else is on the page. */
  readonly page?: ReactNode;
}

function List({ ask }: { readonly ask: () => Promise<Result<string>> }) {
  const list = useQuery({ queryKey: ["list"], queryFn: async () => unwrap(await ask()) });
  return <p>{list.data ?? (list.isError ? "Refused" : "Coming")}</p>;
}

/** A popup that the page opens. */
function Question() {
  const confirm = useConfirm();
  const ask = () => confirm({ title: "Shall it be?", description: "", confirmLabel: "Yes", cancelLabel: "No" });
  return (
    <button type="button" onClick={() => void ask()}>
      Ask
    </button>
  );
}

async function open({ checks = [checkOf()], ports, visit, native = {}, askForList, page }: Scene = {}) {
  const reloadPage = vi.fn();
  const logged: string[] = [];
  const asked: (string | null)[] = [];
  const waiting = [...checks];
  const { launcher, calls } = createFakeLauncher(native);
  const fakes = createFakePorts(createPublisher());
  const all: Ports = {
    ...fakes,
    launcher,
    logger: { warn: () => undefined, error: (message) => logged.push(message) },
    session: {
      ...fakes.session,
      check: async (gameCode) => {
        asked.push(gameCode);
        return (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? checkOf();
      },
    },
    ...ports,
  };
  const { screen, router } = await renderPage(
    <>
      {page}
      {askForList && <List ask={askForList} />}
      <SessionKeeper reloadPage={reloadPage} />
    </>,
    { ports: all, visit: visit ?? {} },
  );
  return { screen, reloadPage, logged, asked, calls, tabStorage: all.tabStorage, router };
}

/** Comes back until the check of that number has been asked for. */
async function check(asked: readonly unknown[], number: number): Promise<void> {
  comeBack();
  await expect.poll(() => asked.length).toBe(number);
}

describe("a page that was made while the server could not ask who it is for", () => {
  const visit = { user: null, isUserUnknown: true } as const;

  test("asks at once, and is loaded anew for the player who is signed in", async () => {
    const { asked, reloadPage } = await open({ visit });
    await expect.poll(() => asked.length).toBe(1);
    await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
  });

  test("fetches what keeps the session at once, not seconds later as other pages do", async () => {
    const check = vi.fn(async () => checkOf({}, null));
    const fakes = createFakePorts(createPublisher());
    const ports = { ...fakes, session: { ...fakes.session, check } };
    await renderPage(<LateSessionKeeper />, { ports, visit });
    await expect.poll(() => check.mock.calls.length, { timeout: 5_000 }).toBe(1);
  });

  test("asks all the same where the code for it did not come before a lost connection was back", async () => {
    const load = vi.fn((): Promise<{ SessionKeeper: typeof SessionKeeper }> => Promise.reject(new Error("offline")));
    const check = vi.fn(async () => checkOf({}, null));
    const fakes = createFakePorts(createPublisher());
    await renderPage(<LateSessionKeeper load={load} />, {
      ports: { ...fakes, session: { ...fakes.session, check } },
      visit,
    });
    await expect.poll(() => load.mock.calls.length).toBe(1);
    load.mockResolvedValue({ SessionKeeper });
    window.dispatchEvent(new Event("online"));
    await expect.poll(() => check.mock.calls.length).toBe(1);
  });

  test("stays as it is for a guest", async () => {
    const { asked, reloadPage } = await open({ visit, checks: [checkOf({}, null)] });
    await expect.poll(() => asked.length).toBe(1);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test("does not go round in circles where the server never can", async () => {
    const { tabStorage, asked } = await open({ visit });
    await expect.poll(() => asked.length).toBe(1);
    const again = await open({ visit, ports: { tabStorage } });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(again.asked).toEqual([]);
    await open({ ports: { tabStorage } });
    const later = await open({ visit, ports: { tabStorage } });
    await expect.poll(() => later.asked.length).toBe(1);
  });
});

describe("a new version of the store", () => {
  test("is offered, and the page loaded anew if the player wants it", async () => {
    const { screen, asked, reloadPage } = await open({
      checks: [checkOf({ pageVersion: "1" }), checkOf({ pageVersion: "2" })],
    });
    await check(asked, 1);
    await check(asked, 2);
    await screen.getByRole("button", { name: "Refresh" }).click();
    await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
  });

  test("finds the player where the question was asked", async () => {
    const { screen, asked, reloadPage, tabStorage } = await open({
      checks: [checkOf({ refreshVersion: "1" }), checkOf({ refreshVersion: "2" })],
      page: <input name="coupon" />,
    });
    await check(asked, 1);
    await screen.getByRole("textbox").click();
    await check(asked, 2);
    await screen.getByRole("button", { name: "Refresh" }).click();
    await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
    const place = parseKeptPlace(tabStorage.read(KEPT_PLACE_KEY), location.href);
    expect(place?.focus).toMatchObject({ words: "coupon", selection: [0, 0] });
  });

  test("can be put off, and is then not offered again", async () => {
    const { screen, asked, reloadPage } = await open({
      checks: [checkOf({ pageVersion: "1" }), checkOf({ pageVersion: "2" })],
    });
    await check(asked, 1);
    await check(asked, 2);
    await screen.getByRole("button", { name: "Later" }).last().click();
    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
    await check(asked, 3);
    expect(screen.getByRole("dialog").query()).toBeNull();
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test.each([
    ["offered", "pageVersion", "dialog"],
    ["told", "refreshVersion", "alertdialog"],
  ] as const)("is %s over what the page says already in the same way", async (_, version, role) => {
    const Telling = () => {
      const alert = useAlert();
      const confirm = useConfirm();
      const tell = () => {
        if (role === "alertdialog") void alert({ title: "Shall it be?" });
        else void confirm({ title: "Shall it be?", description: "", confirmLabel: "Yes", cancelLabel: "No" });
      };
      return (
        <button type="button" onClick={tell}>
          Tell
        </button>
      );
    };
    const { screen, asked } = await open({
      checks: [checkOf({ [version]: "1" }), checkOf({ [version]: "2" })],
      page: <Telling />,
    });
    await check(asked, 1);
    await screen.getByRole("button", { name: "Tell" }).click();
    await expect.element(screen.getByText("Shall it be?")).toBeVisible();
    await check(asked, 2);
    await expect.element(screen.getByRole(role, { name: "A new version is ready" })).toBeVisible();
  });

  test("that must be applied is told again where the alert came when the player was going to another page", async () => {
    const { screen, asked, router } = await open({
      checks: [checkOf({ refreshVersion: "1" }), checkOf({ refreshVersion: "2" })],
      page: <Question />,
    });
    await check(asked, 1);
    await screen.getByRole("button", { name: "Ask" }).click();
    await expect.element(screen.getByRole("dialog", { name: "Shall it be?" })).toBeVisible();
    await check(asked, 2);
    const alert = screen.getByRole("alertdialog", { name: "A new version is ready" });
    await expect.element(alert).toBeVisible();
    await router.navigate({ to: "/game/other" } as never);
    await expect.poll(() => alert.query()).toBeNull();
    await check(asked, 3);
    await expect.element(alert).toBeVisible();
  });

  test("that must be applied cannot be put off", async () => {
    const { screen, asked, reloadPage } = await open({
      checks: [checkOf({ refreshVersion: "1" }), checkOf({ refreshVersion: "2" })],
    });
    await check(asked, 1);
    await check(asked, 2);
    const alert = screen.getByRole("alertdialog", { name: "A new version is ready" });
    await expect.element(alert).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await screen.getByRole("button", { name: "Refresh" }).click();
    await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
  });

  test("waits, once it is wanted, until what is being sent has arrived", async () => {
    const sending = Promise.withResolvers<void>();
    function Heart() {
      const send = useMutation({ mutationFn: () => sending.promise });
      return (
        <button type="button" onClick={() => send.mutate()}>
          {send.isPending ? "On its way" : "Keep"}
        </button>
      );
    }
    const { screen, asked, reloadPage } = await open({
      checks: [checkOf({ refreshVersion: "1" }), checkOf({ refreshVersion: "2" })],
      page: <Heart />,
    });
    await check(asked, 1);
    await screen.getByRole("button", { name: "Keep" }).click();
    await check(asked, 2);
    await screen.getByRole("button", { name: "Refresh" }).click();
    await expect.poll(() => screen.getByRole("alertdialog").query()).toBeNull();
    expect(reloadPage).not.toHaveBeenCalled();
    sending.resolve();
    await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
  });

  test("that breaks the old one is loaded without a word, once", async () => {
    const { asked, reloadPage, tabStorage } = await open({
      checks: [checkOf({ reloadVersion: "1" }), checkOf({ reloadVersion: "2" })],
    });
    await check(asked, 1);
    await check(asked, 2);
    await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
    expect(tabStorage.read("reloadedFor")).toBe("2");
    expect(tabStorage.read(KEPT_PLACE_KEY)).toBeNull();
    await check(asked, 3);
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  test("that breaks the old one waits until the player has closed what is open, and what it sends has arrived", async () => {
    const sending = Promise.withResolvers<void>();
    function Gift() {
      const confirm = useConfirm();
      const send = useMutation({ mutationFn: () => sending.promise });
      const ask = async () => {
        if (await confirm({ title: "Send the gift?", description: "", confirmLabel: "Send", cancelLabel: "Not now" }))
          send.mutate();
      };
      return (
        <>
          <button type="button" onClick={() => void ask()}>
            Give
          </button>
          {send.isPending && <p>On its way</p>}
        </>
      );
    }
    const { screen, asked, reloadPage } = await open({
      checks: [checkOf({ reloadVersion: "1" }), checkOf({ reloadVersion: "2" }), checkOf({ reloadVersion: "2" })],
      page: <Gift />,
    });
    await check(asked, 1);
    await screen.getByRole("button", { name: "Give" }).click();
    const question = screen.getByRole("dialog", { name: "Send the gift?" });
    await expect.element(question).toBeVisible();
    await check(asked, 2);
    await check(asked, 3);
    expect(reloadPage).not.toHaveBeenCalled();
    await question.getByRole("button", { name: "Send" }).click();
    await expect.element(screen.getByText("On its way")).toBeVisible();
    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
    expect(reloadPage).not.toHaveBeenCalled();
    sending.resolve();
    await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
  });
});

describe("a session that is over", () => {
  /** A list that is refused until the session is recovered. */
  function refusedUntil(isRecovered: () => boolean) {
    return vi.fn(async () => (isRecovered() ? succeed("My list") : fail(OVER)));
  }

  test("is renewed by the launcher, and what was refused is asked for again", async () => {
    let isRecovered = false;
    const ask = refusedUntil(() => isRecovered);
    const native = {
      get refresh() {
        isRecovered = true;
        return undefined;
      },
    };
    const { screen, asked } = await open({ visit: { shell: "launcher" }, native, askForList: ask });
    await expect.element(screen.getByText("My list")).toBeVisible();
    expect(asked).toEqual(["tl"]);
  });

  test("is not renewed without end where the server refuses all the same", async () => {
    const ask = refusedUntil(() => false);
    const { screen, calls, asked } = await open({
      visit: { shell: "launcher" },
      native: { refresh: undefined },
      askForList: ask,
    });
    await expect.poll(() => ask.mock.calls.length).toBe(2);
    await expect.element(screen.getByText("Refused")).toBeVisible();
    await check(asked, 2);
    expect(calls.filter(([name]) => name === "refresh")).toHaveLength(1);
  });

  test.each([
    ["has no such method", {}, "Native refresh method is not available."],
    ["says that it could not", { refresh: false }, "Native refresh execution failed"],
  ])("is told to the diary where the launcher %s", async (_, native, message) => {
    const { logged } = await open({
      visit: { shell: "launcher" },
      native,
      askForList: refusedUntil(() => false),
    });
    await expect.poll(() => logged).toContain(message);
  });

  test("is signed on again by the mobile app", async () => {
    const reconnect = vi.fn(async () => "started" as const);
    await open({
      visit: { shell: "app" },
      ports: { nativeSession: { reconnect } },
      askForList: refusedUntil(() => false),
    });
    await expect.poll(() => reconnect.mock.calls.length).toBe(1);
  });

  test("asks the player to sign in on the web and in the chat app", async () => {
    const { screen } = await open({ checks: [fail(OVER)], visit: { shell: "web" } });
    comeBack();
    await expect.element(screen.getByRole("dialog", { name: "It is available after login." })).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Sign in" }))
      .toHaveAttribute("href", "/login?return_url=%2Fgame%2Ftl");
  });

  test("is told once: nothing opens over a page that offers to sign in itself", async () => {
    await import("#ui/overlays/sign-in/sign-in-popup.tsx");
    const List = () => {
      const list = useQuery({ queryKey: ["list"], queryFn: async () => unwrap<string>(fail(OVER)) });
      return list.isError && <FailureContent kind="page" error={list.error} onRefresh={() => undefined} />;
    };
    const { screen } = await open({
      page: (
        <>
          <List />
          <Question />
        </>
      ),
    });
    await expect.element(screen.getByRole("link", { name: "Sign in" })).toBeVisible();
    // The page speaks first, and nobody after it.
    await new Promise((go) => setTimeout(go, 1_000));
    await screen.getByRole("button", { name: "Ask" }).click();
    await expect.element(screen.getByRole("dialog", { name: "Shall it be?" })).toBeVisible();
    expect(screen.getByRole("dialog").elements()).toHaveLength(1);
  });

  test("asks no guest for anything", async () => {
    // There already, so that it would be open before what is opened later.
    await import("#ui/overlays/sign-in/sign-in-popup.tsx");
    const { screen, asked, reloadPage } = await open({
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

  test("is no guest's: what a guest is refused bothers no launcher", async () => {
    const { screen, asked, calls } = await open({
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

test("a page of one player is loaded anew when another one is signed in", async () => {
  const { asked, reloadPage } = await open({ checks: [checkOf({}, { ...PLAYER, userId: "other" })] });
  await check(asked, 1);
  await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
});

test("a player who signs in is known to the other tabs at once, and no page of theirs after it bothers them again", async () => {
  const listeners = new Set<() => void>();
  const tabs = {
    tell: vi.fn(() => {
      for (const listener of listeners) listener();
    }),
    listen: (_: string, listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { storage } = createFakePorts(createPublisher());
  const guest = await open({ visit: { user: null }, ports: { tabs, storage } });
  expect(tabs.tell).not.toHaveBeenCalled();
  listeners.delete([...listeners].at(-1) as () => void);
  await guest.screen.unmount();
  const others = vi.fn();
  listeners.add(others);
  await open({ ports: { tabs, storage } });
  await expect.poll(() => others.mock.calls.length).toBe(1);
  await open({ ports: { tabs, storage } });
  expect(others).toHaveBeenCalledTimes(1);
});

test("a guest's page is loaded anew for the player who has signed in in another tab", async () => {
  let hear = () => {};
  const tabs = {
    tell: () => undefined,
    listen: (_: string, listener: () => void) => {
      hear = listener;
      return () => undefined;
    },
  };
  const { reloadPage } = await open({ visit: { user: null }, ports: { tabs } });
  hear();
  await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
});

test("a launcher that wants the page anew gets it when the session is valid, also if it asked too early", async () => {
  wishForReload();
  const { asked, reloadPage } = await open({ visit: { shell: "launcher" } });
  await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
  wishForReload();
  await expect.poll(() => reloadPage.mock.calls.length).toBe(2);
  expect(asked).toHaveLength(2);
});

test("a page that rests is not checked until somebody comes back", async () => {
  setPageUsed(false);
  const { asked } = await open();
  expect(asked).toEqual([]);
  setPageUsed(true);
  await expect.poll(() => asked).toEqual(["tl"]);
});
