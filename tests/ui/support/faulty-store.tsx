import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { createBrowserServerClock } from "#adapters/browser/browser-server-clock.ts";
import type { HttpClientOptions } from "#adapters/http/http-client.ts";
import { createHttpGateways, type HttpGateways } from "#adapters/http/http-gateways.idle.ts";
import { createSessionId } from "#adapters/http/session-id.ts";
import { DEFAULT_SERVICE_BASES } from "#adapters/wire/service-bases.ts";
import { createAppRouter } from "#app/routes/router.tsx";
import type { SessionUser } from "#core/session/session.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import { allTicked } from "#tests/support/form-ticks.ts";
import { buildHttpClientOptions } from "#tests/support/http-client-options.ts";
import { TEST_TOOLS_COOKIE, TEST_TOOLS_TOKEN } from "#tests/support/test-tools.ts";
import { createTextLibrary } from "#ui/context/text-library.ts";
import { createVisitStore } from "#ui/context/visit-store.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import { createFakePorts, createPublisher } from "./fake-ports.ts";
import { FAULTS, type Fault, type Send } from "./network-faults.ts";

/** Where `vite.config.ts` puts a reference backend. */
const BACKEND = "/reference-backend";

const SERVICES = Object.fromEntries(
  Object.entries(DEFAULT_SERVICE_BASES).map(([service, base]) => [service, BACKEND + base]),
) as typeof DEFAULT_SERVICE_BASES;

/** Tall enough for whole pages. */
const HEIGHT = 7_000;
const WIDTH = 1_280;

/** Until a backend that is only just made has answered, on a machine that is busy. */
export const FIRST_ANSWER_MS = 120_000;
/** For answers that are meant to come. */
export const SCREEN_TIMEOUT_MS = 20_000;
/** For a test with every fault: a screen is fetched with all that belongs to it, on a machine that is busy. */
export const FAULTS_TIMEOUT_MS = 120_000;

/** A call of the publisher by its port and method, e.g. `news.getNotice`. */
export type CallName = {
  [Port in keyof HttpGateways]: `${Port}.${keyof HttpGateways[Port] & string}`;
}[keyof HttpGateways];

/** Fills in and sends a form of the backend's own pages. */
async function sendForm(address: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const form = await (await fetch(address)).text();
  const formToken = /name="form_token" value="([^"]+)"/.exec(form)?.[1] ?? "";
  const body = new URLSearchParams({ ...allTicked(form), ...fields, form_token: formToken });
  await fetch(address, { method: "POST", body, redirect: "manual" });
}

/** Pays an order of the signed-in player. */
export const payOrder = (orderKey: string) => sendForm(`${BACKEND}/pay/${orderKey}`, { action: "confirm" });

/** Password of the players that are made. */
export const NEW_PASSWORD = "a-lamp-and-a-rope-2026";

/** Creates a new player, who can sign in. */
export const register = (userName: string, country: string) =>
  sendForm(`${BACKEND}/register`, { userName, nickname: userName, country, password: NEW_PASSWORD });

/**
 * Signs the page of the test in at the backend, as a ready account or a new one. Files that run in parallel must not
 * affect each other, so a test that changes data uses an account of its own.
 */
export async function signIn(userName: string): Promise<SessionUser> {
  await cookieStore.set(TEST_TOOLS_COOKIE, TEST_TOOLS_TOKEN);
  await sendForm(`${BACKEND}/login`, { userName, password: NEW_PASSWORD, readyAccount: userName });
  const user = await (await fetch(`${BACKEND}/api/session/user`)).json();
  return {
    userId: user.user_id,
    nickname: "",
    countryCode: user.country_code,
    credentialCodes: [],
    ...(user.is_moderator === true && { isModerator: true }),
  };
}

/** Signs the player of the page in again, as an app would; the page keeps its own session. */
export async function signInElsewhere(): Promise<void> {
  const answer = await openGateways().session.getSsoUrl("https://owned.example.com/");
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  const { pathname, search } = new URL(answer.value);
  const headers = { "X-Opened-In-App": "1" };
  await fetch(`${BACKEND}${pathname}${search}`, { headers, credentials: "omit", redirect: "manual" });
}

/** Prepares the data of a file's tests, and a window that contains whole pages. */
export function prepareStore(prepare: () => Promise<unknown>): void {
  beforeAll(async () => {
    await page.viewport(WIDTH, HEIGHT);
    await prepare();
  }, FIRST_ANSWER_MS);
}

/** Places an order of the signed-in player. */
export async function placeOrder(goodsId: string): Promise<string> {
  const { orders } = openGateways();
  const request = { lines: [{ goodsId, quantity: 1 }], couponCode: null };
  const { total, currency } = expectValue(await orders.quote(request));
  const order = { ...request, provider: "nshop", expected: { total, currency }, returnPath: "/order/result" } as const;
  return expectValue(await orders.place(order, `key-of-${goodsId}`)).orderKey;
}

/** The calls of the store to the backend of the tests. */
export const openGateways = (options: Partial<HttpClientOptions> = {}): HttpGateways =>
  createHttpGateways({
    ...buildHttpClientOptions({ services: SERVICES, timeoutMs: SCREEN_TIMEOUT_MS, ...options }),
    wstaticDomain: "",
  });

/** Cached answers of the backend by address, for tests that change nothing: each is requested once. */
const answers = new Map<string, Promise<Response>>();
export const sendReading: Send = async (address, init) => {
  if ((init.method ?? "GET") !== "GET") return fetch(address, init);
  const answer = answers.get(address) ?? fetch(address, { ...init, signal: null });
  answers.set(address, answer);
  return (await answer).clone();
};

interface FaultyGatewaysOptions {
  /** The call that faults happen to. */
  readonly call: CallName;
  /** How answers are fetched that no fault happens to. */
  readonly send: Send;
  readonly client?: Partial<HttpClientOptions>;
}

/** The calls of the store over the real HTTP adapter, of which one can fail. */
export function openFaultyGateways({ call, send: sendWell, client = {} }: FaultyGatewaysOptions) {
  const network = { send: sendWell, sent: 0 };
  const gateways = openGateways({ ...client, fetch: sendWell });
  const sendOnNetwork: Send = (address, init) => {
    // Not as its method: `fetch` is one of the window.
    const { send } = network;
    return send(address, init);
  };
  const faulty = openGateways({ ...client, fetch: sendOnNetwork });
  const [port, method] = call.split(".") as [keyof HttpGateways, never];
  const gateway: Record<string, (...input: unknown[]) => unknown> = { ...gateways[port] } as never;
  gateway[method] = (...input) => {
    network.sent += 1;
    return (faulty[port][method] as (...input: unknown[]) => unknown)(...input);
  };
  return {
    gateways: { ...gateways, [port]: gateway } as HttpGateways,
    network,
    /** Fate of the call from now on. */
    fail(fault: Fault) {
      network.sent = 0;
      network.send = FAULTS[fault];
    },
    /** The call is answered from now on, by the publisher or like this. */
    answer(send: Send = sendWell) {
      network.sent = 0;
      network.send = send;
    },
  };
}

interface FaultyStoreOptions extends FaultyGatewaysOptions {
  /** A guest if absent. */
  readonly user: SessionUser | null;
}

/** All errors that the player sees: alerts, invalid fields, and toasts. */
const MESSAGES = "[role=alert], [data-position] > *";
/** The same in a popup, where fields show their own errors. */
const POPUP_MESSAGES = "[role=alert], [aria-invalid=true]:not([role=radio], [type=radio])";
/** Popups open in the window of the test, not in the frame. */
const POPUP = "[role$=dialog]";

export type FaultyStore = ReturnType<typeof openFaultyStore>;

/** One player before the store, in a frame of its own: the real pages over the real HTTP adapter, of which one call can fail. */
export function openFaultyStore({ call, user, send }: FaultyStoreOptions) {
  const frame = document.createElement("iframe");
  // Makes the window contain the whole page, so that lower sections load too.
  Object.assign(frame.style, { position: "fixed", inset: "0", width: `${WIDTH}px`, height: `${HEIGHT}px` });
  document.body.append(frame);
  const shown = frame.contentDocument as Document;
  const countryCode = user?.countryCode ?? "KR";
  const visit = createVisitStore({ locale: "en-US", countryCode, theme: "light", shell: "web", user });
  const bugs: string[] = [];
  const client = { sessionId: createSessionId(), readAudience: visit.get };
  const { gateways, network, ...faults } = openFaultyGateways({ call, send, client });

  const fakes = createFakePorts(createPublisher());
  const queryClient = createQueryClient();
  const router = createAppRouter({
    context: {
      ports: {
        ...fakes,
        // Where the pages of the launcher can be opened too.
        configuration: { ...fakes.configuration, network: "inhouse" },
        // Of the same time as the timers, which tests may let run ahead.
        clock: { ...createBrowserServerClock(), now: () => Date.now() },
        ...gateways,
        logger: { warn: () => undefined, error: (message) => void bugs.push(message) },
      },
      queryClient,
      texts: createTextLibrary("en-US"),
      visit,
      blocksOnData: () => false,
      rendersInPhases: () => false,
    },
    history: createMemoryHistory({ initialEntries: ["/not-found"] }),
  });
  const root = createRoot(shown);
  root.render(<RouterProvider router={router} />);
  onTestFinished(() => {
    root.unmount();
    frame.remove();
  });

  const all = <Found extends HTMLElement>(selector: string) => [...shown.querySelectorAll<Found>(selector)];
  const inPopup = <Found extends HTMLElement>(selector: string) => [
    ...document.querySelectorAll<Found>(`${POPUP} :is(${selector})`),
  ];
  const button = (name: RegExp, part = ":root") =>
    all<HTMLButtonElement>(`${part} :is(button, a, label, [role=menuitem])`).find(({ innerText, ariaLabel }) =>
      name.test((ariaLabel ?? innerText).trim()),
    );
  const words = () => shown.body?.innerText.replaceAll(/\s+/g, " ").trim() ?? "";
  return {
    network,
    bugs,
    all,
    words,
    ...faults,
    /** Content of the device's storage from now on. */
    keepOnDevice(kept: Readonly<Record<string, string>>) {
      for (const [key, value] of Object.entries(kept)) fakes.storage.write(key, value);
    },
    readDevice: fakes.storage.read,
    refetchQueries: () => queryClient.refetchQueries({ type: "active" }),
    mainWords: () => shown.querySelector("main")?.innerText.replaceAll(/\s+/g, " ").trim() ?? "",
    /** On the page and in popups over it. */
    messages: () =>
      [...all(MESSAGES), ...inPopup(POPUP_MESSAGES)].filter(
        (one) => one.checkVisibility() && (one.innerText.trim() !== "" || one.ariaInvalid === "true"),
      ),
    /** The first element of that name, of the whole page or of the part that `part` selects. */
    button,
    /** Presses buttons one after the other, the first one in `part`. */
    async press(names: readonly RegExp[], part?: string) {
      for (const [at, name] of names.entries()) {
        const find = () => button(name, at === 0 ? part : undefined);
        await expect.poll(find).toBeDefined();
        find()?.click();
      }
    },
    inPopup,
    popupButton: (name: RegExp) =>
      inPopup<HTMLButtonElement>("button").find(({ innerText }) => name.test(innerText.trim())),
    type(target: string | HTMLInputElement | HTMLTextAreaElement, typed: string) {
      const field = typeof target === "string" ? all<HTMLInputElement | HTMLTextAreaElement>(target)[0] : target;
      if (field === undefined) throw new Error(`no ${target}`);
      // Of the frame, whose inputs are others than ours.
      const { value } = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(field));
      value?.set?.call(field, typed);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
    /** Opens the page as if for the first time. */
    async visit(path: string) {
      await router.navigate({ to: "/not-found" });
      queryClient.clear();
      await router.navigate({ href: path });
    },
    /** Navigates to another page, as by a link. */
    go: (path: string) => router.navigate({ href: path }),
    /** Waits until no request is pending, and no element of the page is busy; comes near the parts that wait for that. */
    async settle() {
      // The answers so far are rendered.
      await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
      await expect
        .poll(
          () => {
            all("[data-far]")[0]?.scrollIntoView({ block: "nearest", behavior: "instant" });
            return [
              queryClient.isFetching() + queryClient.isMutating(),
              all("[aria-busy=true]").length + inPopup("[aria-busy=true]").length,
              all("main [data-shape][aria-hidden]").length,
            ];
          },
          { interval: 10 },
        )
        .toEqual([0, 0, 0]);
    },
  };
}
