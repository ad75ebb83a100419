import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { createHttpGateways } from "#adapters/http/http-gateways.ts";
import { createSessionId } from "#adapters/http/session-id.ts";
import { DEFAULT_SERVICE_BASES } from "#adapters/wire/service-bases.ts";
import { createAppRouter } from "#app/routes/router.tsx";
import type { SessionUser } from "#core/session/session.ts";
import { buildHttpClientOptions } from "#tests/support/http-client-options.ts";
import { createTextLibrary } from "#ui/i18n/text-library.ts";
import { createQueryClient } from "#ui/queries/create-query-client.ts";
import { createVisitStore } from "#ui/visit/visit-store.ts";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";

/** Where `vite.config.ts` puts a reference backend. */
const BACKEND = "/reference-backend";

/** Tall enough for whole pages. */
const HEIGHT = 7_000;

/** Until a backend that is only just made has answered, on a machine that is busy. */
const FIRST_ANSWER_MS = 120_000;
/** The pages are fetched as well, on a machine that is busy. */
const TEST_MS = 120_000;
/** For answers that are meant to come. */
const PATIENCE_MS = 20_000;
/** Longest that a call may take here, in milliseconds; players are waited for longer. */
const TIMEOUT_MS = 600;
/** The same where a busy machine draws for so long at once that a good answer lies unread. */
const TIMEOUT_OF_FULL_PAGES_MS = 2_500;

type Send = (address: string, init: RequestInit) => Promise<Response>;

const refusal = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ error: { code: "REFUSED", message: "no", trace_id: "t-1" } }, { status, headers });
const text = (body: string, type = "application/json") => new Response(body, { headers: { "Content-Type": type } });
const wait = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** What becomes of one call, of which an answer is waited for so long: no answer of the backend, or not as it was. */
const faultsWithin = (timeoutMs: number): Readonly<Record<string, Send>> => ({
  "is refused a connection": () => Promise.reject(new TypeError("Failed to fetch")),
  "gets no answer": () => new Promise(() => undefined),
  "gets a 400": async () => refusal(400),
  "gets a 401": async () => refusal(401),
  "gets a 403": async () => refusal(403),
  "gets a 404": async () => refusal(404),
  "gets a 409": async () => refusal(409),
  "gets a 429": async () => refusal(429, { "Retry-After": "7" }),
  "gets a 500": async () => refusal(500),
  "gets a 503": async () => refusal(503, { "Retry-After": "5" }),
  "gets a page instead of data": async () => text("<!doctype html><h1>Welcome to the hotel</h1>", "text/html"),
  "gets data that is cut off": async (address, init) => text((await (await fetch(address, init)).text()).slice(0, -9)),
  "gets data of another shape": async () => text("[[42]]"),
  "gets nothing": async () => text(""),
  "gets 10 MB": async () => new Response("{}", { headers: { "Content-Length": String(10 * 1_024 * 1_024 + 1) } }),
  "is answered too late": async (address, init) => {
    await wait(timeoutMs + 100);
    return fetch(address, { ...init, signal: null });
  },
});

interface Screen {
  readonly path: string;
  /** Address of the call that the screen is about. */
  readonly call: RegExp;
  /** What else stands when that call has failed; the front page can do without any one of its rails, and says nothing. */
  readonly left: "nothing" | "the rest" | "what can do without it";
  readonly timeoutMs?: number;
}

const SCREENS: Readonly<Record<string, Screen>> = {
  "the front page": {
    path: "/",
    call: /\/api\/store\/games(\?|$)/,
    left: "what can do without it",
    timeoutMs: TIMEOUT_OF_FULL_PAGES_MS,
  },
  "all games": { path: "/?view=all", call: /\/api\/store\/games(\?|$)/, left: "the rest" },
  "a game": { path: "/game/tl", call: /\/api\/store\/games\/tl(\?|$)/, left: "nothing" },
  "reviews of a game": { path: "/game/tl/review", call: /\/games\/tl\/reviews(\?|$)/, left: "the rest" },
  "an edition": { path: "/goods/lin2/lin2-deluxe", call: /\/goods\/lin2-deluxe\/details/, left: "nothing" },
  "the cart": { path: "/cart", call: /\/api\/store\/cart(\?|$)/, left: "nothing" },
  "the favorites": { path: "/favorite", call: /\/api\/store\/favorites(\?|$)/, left: "nothing" },
  "a board": { path: "/game/tl/board/guide", call: /\/boards\/guide\/articles/, left: "the rest" },
  "the news": { path: "/notice", call: /\/news\/api\/notices(\?|$)/, left: "the rest" },
  "the orders": { path: "/order", call: /\/api\/store\/orders(\?|$)/, left: "nothing" },
};

let user: SessionUser;
beforeAll(async () => {
  const form = await (await fetch(`${BACKEND}/login`)).text();
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(form)?.[1] ?? "";
  const body = new URLSearchParams({
    userName: "player-kr",
    password: "purple-seoul-2026",
    form_token: field("form_token"),
  });
  await fetch(`${BACKEND}/login`, { method: "POST", body, redirect: "manual" });
  const answer = await fetch(`${BACKEND}/api/session/user`);
  const told = await answer.json();
  user = { userId: told.user_id, nickname: "", countryCode: "KR", credentialCodes: [] };
}, FIRST_ANSWER_MS);

/** Answers of the backend by address: what is not meant to fail is asked for once. */
const answers = new Map<string, Promise<Response>>();
const sendWell: Send = async (address, init) => {
  if ((init.method ?? "GET") !== "GET") return fetch(address, init);
  const answer = answers.get(address) ?? fetch(address, { ...init, signal: null });
  answers.set(address, answer);
  return (await answer).clone();
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** One player before the store, in a frame of its own: the real pages over the real HTTP adapter. */
function openStore(timeoutMs: number, call: RegExp) {
  const frame = document.createElement("iframe");
  // All of it within the window: what is far below the first view comes too.
  Object.assign(frame.style, { position: "fixed", inset: "0", width: "1280px", height: `${HEIGHT}px` });
  document.body.append(frame);
  const shown = frame.contentDocument as Document;
  const network = { send: sendWell };
  const visit = createVisitStore({ locale: "en-US", countryCode: "KR", theme: "light", shell: "web", user });
  const bugs: string[] = [];
  const services = Object.fromEntries(
    Object.entries(DEFAULT_SERVICE_BASES).map(([service, base]) => [service, BACKEND + base]),
  ) as typeof DEFAULT_SERVICE_BASES;
  const gateways = createHttpGateways({
    ...buildHttpClientOptions({
      services,
      sessionId: createSessionId(),
      readAudience: visit.get,
      timeoutMs,
      fetch: (address, init) =>
        (call.test(`${init.method ?? "GET"} ${address}`) ? network.send : sendWell)(address, init),
    }),
    wstaticDomain: "",
  });
  const queryClient = createQueryClient();
  const router = createAppRouter({
    context: {
      ports: {
        ...createFakePorts(createPublisher()),
        ...gateways,
        logger: { warn: () => undefined, error: (message) => void bugs.push(message) },
      },
      queryClient,
      texts: createTextLibrary("en-US"),
      visit,
      waitsForAnswers: () => false,
      showsInSteps: () => false,
    },
    history: createMemoryHistory({ initialEntries: ["/not-found"] }),
  });
  const root = createRoot(shown);
  root.render(<RouterProvider router={router} />);
  closing.push(() => {
    root.unmount();
    frame.remove();
  });

  const all = <Found extends HTMLElement>(selector: string) => [...shown.querySelectorAll<Found>(`main ${selector}`)];
  const words = () => shown.querySelector("main")?.innerText.replaceAll(/\s+/g, " ").trim() ?? "";
  return {
    network,
    bugs,
    all,
    words,
    refetchQueries: () => queryClient.refetchQueries({ type: "active" }),
    alerts: () => all("[role=alert]"),
    button: (name: RegExp) => all<HTMLButtonElement>("button").find(({ innerText }) => name.test(innerText)),
    find: <Found extends HTMLElement>(selector: string) => shown.querySelector<Found>(`main ${selector}`),
    type(selector: string, typed: string) {
      const field = shown.querySelector<HTMLInputElement | HTMLTextAreaElement>(`main ${selector}`);
      if (field === null) throw new Error(`no ${selector}`);
      // Of the frame, whose inputs are others than ours.
      const { value } = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(field));
      value?.set?.call(field, typed);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
    hasHeader: () => shown.querySelector("header a") !== null,
    /** Comes to the page as if for the first time. */
    async visit(path: string) {
      await router.navigate({ to: "/not-found" });
      queryClient.clear();
      await router.navigate({ href: path });
    },
    /** Until nothing is asked for any more, and nothing on the page says that something is. */
    async settle() {
      // What has been answered by now is drawn.
      await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
      await expect
        .poll(
          () => [queryClient.isFetching(), all("[aria-busy=true]").length, all("[data-shape][aria-hidden]").length],
          {
            interval: 10,
          },
        )
        .toEqual([0, 0, 0]);
    },
  };
}

beforeAll(() => page.viewport(1280, HEIGHT));

describe.each(Object.entries(SCREENS))("%s", (_name, screen) => {
  const { path, call, left, timeoutMs = TIMEOUT_MS } = screen;
  const faults = Object.entries(faultsWithin(timeoutMs));

  test(
    "says once what is missing, never stands empty, and comes back, whatever becomes of its call",
    async () => {
      const calm = openStore(PATIENCE_MS, call);
      await calm.visit(path);
      await calm.settle();
      const end = calm.words().slice(-40);

      const store = openStore(timeoutMs, call);
      for (const [fault, send] of faults) {
        store.network.send = send;
        await store.visit(path);
        await store.settle();
        expect(store.words().length, fault).toBeGreaterThan(20);
        expect(store.hasHeader(), fault).toBe(true);
        if (left === "what can do without it") {
          // On a busy machine the last rails are drawn long after the calls have ended.
          await expect.poll(store.words, { message: fault, timeout: PATIENCE_MS }).toContain(end);
        } else expect(store.words().endsWith(end), fault).toBe(false);
        const isSaid = left === "what can do without it" || store.words().startsWith("Page not found");
        expect(store.alerts().length, fault).toBe(isSaid ? 0 : 1);
      }
      store.network.send = sendWell;
      store.button(/^(Refresh|Try again)$/)?.click();
      await expect.poll(store.words, { timeout: PATIENCE_MS }).toContain(end);
      expect(store.alerts()).toEqual([]);
      expect(store.bugs).toEqual([]);
    },
    TEST_MS,
  );

  test(
    "keeps what it shows when its call fails later, and takes the newest of two answers",
    async () => {
      const store = openStore(timeoutMs, call);
      await store.visit(path);
      await store.settle();
      const end = store.words().slice(-40);
      const { refetchQueries } = store;
      for (const [fault, send] of faults) {
        store.network.send = send;
        await refetchQueries();
        await store.settle();
        expect(store.words(), fault).toContain(end);
        expect(store.alerts().length, fault).toBeLessThanOrEqual(1);
      }
      const answers = [() => wait(timeoutMs / 2).then(() => refusal(500)), sendWell];
      store.network.send = (address, init) => (answers.shift() ?? sendWell)(address, init);
      await Promise.all([refetchQueries(), refetchQueries()]);
      await store.settle();
      expect(store.alerts()).toEqual([]);
      expect(store.words()).toContain(end);
      expect(store.bugs).toEqual([]);
    },
    TEST_MS,
  );
});

/** Forms, what is typed into them and the call that sends it. */
const FORMS = {
  "a coupon": {
    path: "/coupon",
    call: /POST .*\/coupons\/redeem/,
    field: "form input",
    words: "WELCOME10",
    open: null,
    send: /^Redeem/,
  },
  "a review": {
    path: "/game/lin2/review",
    call: /POST .*\/games\/lin2\/reviews/,
    field: "textarea",
    words: "Typed with care, and not to be lost.",
    open: /^Write a review$/,
    send: /^Post review$/,
  },
} as const;

describe.each(Object.entries(FORMS))("%s", (_name, { path, call, field, words, open, send: sending }) => {
  test(
    "keeps what was typed and says once why it was not taken, whatever becomes of it",
    async () => {
      const store = openStore(TIMEOUT_MS, call);
      await store.visit(path);
      await store.settle();
      if (open !== null) {
        await expect.poll(() => store.button(open)).toBeDefined();
        store.button(open)?.click();
      }
      await expect.poll(() => store.find(field)).not.toBeNull();
      store.find<HTMLInputElement>("form input[type=radio]")?.click();
      store.type(field, words);
      for (const [fault, send] of Object.entries(faultsWithin(TIMEOUT_MS))) {
        let sent = 0;
        store.network.send = (address, init) => {
          sent += 1;
          return send(address, init);
        };
        await expect.poll(() => store.button(sending)?.disabled, { message: fault }).toBe(false);
        store.button(sending)?.click();
        await expect.poll(() => sent, { message: fault }).toBe(1);
        await store.settle();
        // Above the form, or at the field and read with it.
        await expect
          .poll(() => store.all("form [role=alert], form [aria-invalid=true]").length, { message: fault })
          .toBe(1);
        expect(store.find<HTMLInputElement>(field)?.value, fault).toBe(words);
      }
      expect(store.bugs).toEqual([]);
    },
    TEST_MS,
  );
});
