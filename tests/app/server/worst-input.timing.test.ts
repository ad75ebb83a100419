import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CALLS, type Call, type CallName } from "#adapters/wire/calls.ts";
import { POST_INTERVAL_MS } from "#core/community/constants.ts";
import { createHttpViewer, type HttpViewer } from "#tests/support/http-viewer.ts";
import { startWatchedStore, type WatchedStore } from "#tests/support/start-watched-store.ts";
import { WORST_TEXTS, worstValueOf } from "#tests/support/worst-values.ts";
import { copySeededFolder } from "./seeded-store.ts";

/** Maximum processor time in milliseconds that may delay a health check. */
const MAX_HOLD_MS = 100;
/** On a slow machine it may be as many times as long as an ordinary page. */
const MAX_HOLD_IN_PAGES = 2;

const BOARD = "/community/api/games/tl/boards/free/articles";
const JSON_TYPE = { "Content-Type": "application/json" };
/** Bytes of a body that calls take at most, unless they say otherwise. */
const COMMON_BODY_BYTES = 256 * 1_024;
/** As long as Node lets all headers of a request be. */
const LONG_HEADER = 14_000;

/** JSON shapes with the highest cost, whatever the schema of the call. */
const shapesOf = (bytes: number): Readonly<Record<string, string>> => ({
  "lists inside each other": "[".repeat(bytes / 2) + "]".repeat(bytes / 2),
  "objects inside each other": `{"a":`.repeat(bytes / 5),
  "a list of numbers": `[${"0,".repeat(bytes / 2 - 2)}0]`,
  "a list of empty objects": `[${"{},".repeat(bytes / 3 - 2)}{}]`,
  "an object of many fields": `{${Array.from({ length: bytes / 14 }, (_, at) => `"f${at}":1`).join(",")}}`,
  "one long text": JSON.stringify("a".repeat(bytes - 2)),
});

describe("the event loop of a store", () => {
  let store: WatchedStore;
  let players: HttpViewer[];
  let guest: HttpViewer;
  let articleId: string;
  let limit: number;
  let turn = 0;
  let clockOffsetMs = 0;

  /** One after the other, so that no rate limit rejects the worst input before it is processed. */
  const nextPlayer = (): HttpViewer => players[turn++ % players.length] as HttpViewer;

  beforeAll(async () => {
    store = await startWatchedStore({ DATA_DIR: await copySeededFolder(), LOG_LEVEL: "silent" });
    const visitor = () => createHttpViewer(() => store.origin);
    guest = visitor();
    players = [visitor(), visitor(), visitor()];
    await Promise.all(["player-kr", "player-jp", "moderator-us"].map((name, at) => players[at]?.signIn(name)));
    articleId = (await (await guest.fetch(BOARD)).json()).articles[0].id;
    limit = MAX_HOLD_MS;
    // The first requests compile code; later ones do not wait for it.
    for (let round = 0; round < 4; round += 1) {
      if (round === 3) await store.longestBlockMs();
      await (await guest.fetch("/", { headers: { "Accept-Language": "ko" } })).text();
      for (const page of ["/", "/game/tl", `/game/tl/board/free/view/${articleId}?r=${round}`, "/?q=lineage"]) {
        await (await guest.fetch(page)).text();
      }
      await (
        await nextPlayer().fetch(BOARD, { method: "POST", json: { title: `Words ${round}`, body: "<p>words</p>" } })
      ).text();
    }
    limit = Math.max(MAX_HOLD_MS, MAX_HOLD_IN_PAGES * (await store.longestBlockMs()));
  });
  afterAll(() => store?.stop());

  /** Boards want ten seconds between two posts. */
  const passTime = async () => {
    clockOffsetMs += POST_INTERVAL_MS;
    await guest.fetch("/reference/controls", { method: "PUT", json: { clockOffsetMs } });
  };

  /** Sends requests while it polls the health of the store. */
  async function measureHold(what: string, send: () => Promise<Response | readonly Response[]>) {
    await store.longestBlockMs();
    let isDone = false;
    const asking = (async () => {
      do {
        expect((await fetch(`${store.origin}/healthz`)).status, what).toBe(200);
      } while (!isDone);
    })();
    const answers = [await send()].flat();
    await Promise.all(answers.map((answer) => answer.clone().arrayBuffer()));
    isDone = true;
    await asking;
    for (const answer of answers) if (answer.status >= 500) expect([what, answer.status]).toEqual([what, 503]);
    return { answers, holdMs: await store.longestBlockMs() };
  }

  /** Sends requests, and expects that health is answered without delay meanwhile. */
  async function expectNoHold(
    what: string,
    send: () => Promise<Response | readonly Response[]>,
  ): Promise<readonly Response[]> {
    const { answers, holdMs } = await measureHold(what, send);
    expect(holdMs, what).toBeLessThan(limit);
    return answers;
  }

  /** The same for requests that change nothing: code that is compiled meanwhile holds one of three, their work each of them. */
  async function expectNoHoldOfThree(what: string, send: () => Promise<Response>): Promise<void> {
    const holds: number[] = [];
    while (holds.length < 3 && !holds.some((ms) => ms < limit)) holds.push((await measureHold(what, send)).holdMs);
    expect(Math.min(...holds), what).toBeLessThan(limit);
  }

  const addressOf = (call: Call): string =>
    call.path
      .replace("{gameCode}", "tl")
      .replace("{boardAlias}", "free")
      .replace("{articleId}", articleId)
      .replace("{type}", "game")
      .replace("{id}", "tl")
      .replace("{category}", "store")
      .replace("{contentId}", "index")
      .replace("{goodsId}", "tl-deluxe")
      .replaceAll(/\{\w+\}/g, "none");

  test.each((Object.keys(CALLS) as CallName[]).filter((name) => name !== "signOut"))(
    "is not held by anything that %s is sent",
    async (name) => {
      const call: Call = CALLS[name];
      const { method, maxBodyBytes = COMMON_BODY_BYTES } = call;
      const address = addressOf(call);
      const send = (what: string, path: string, init: RequestInit = {}) =>
        expectNoHold(`${name}: ${what}`, () => nextPlayer().fetch(path, { method, ...init }));

      await send("a long address", `${call.path.replaceAll(/\{\w+\}/g, "x".repeat(3_000))}?q=${"y".repeat(3_000)}`);
      for (const field of Object.keys(call.query?.entries ?? {})) {
        const cursor = Buffer.from(JSON.stringify(["a", "[".repeat(300)])).toString("base64url");
        const values = [
          "x".repeat(8_000),
          cursor,
          Buffer.from("[".repeat(380)).toString("base64url"),
          "%CC%81".repeat(1_200),
        ];
        for (const value of values) await send(`long ${field}`, `${address}?${field}=${value}`);
        await send(`${field} again and again`, `${address}?${`${field}=1&`.repeat(2_000)}`);
      }
      if (call.body === undefined || call.isBinary) return;
      for (const [shape, body] of Object.entries(shapesOf(maxBodyBytes))) {
        await send(shape, address, { headers: JSON_TYPE, body });
      }
      for (const [kind, text] of Object.entries(WORST_TEXTS)) {
        const worst = JSON.stringify(worstValueOf(call.body, text, maxBodyBytes / 2));
        await send(kind, address, { headers: JSON_TYPE, body: worst });
      }
    },
  );

  test.each([
    ["elements inside each other", `${"<b>".repeat(133_000)}words`, 400],
    ["tables inside each other", `${"<table><tr><td>".repeat(17_000)}words`, 400],
    ["as much markup as is taken", `${"<b>".repeat(99)}words${"</b>".repeat(99)}`.repeat(95), 200],
    ["as many links as are taken", `<p>${'<a href="http://a">words</a> '.repeat(3_000)}</p>`, 200],
    ["as many ideographs as are taken", `<p>${WORST_TEXTS["different ideographs"]?.(19_900)}</p>`, 200],
    ["rows of marks", `<p>${WORST_TEXTS["rows of marks"]?.(240_000)}</p>`, 400],
  ])("is not held by an article of %s, and not by anybody who opens it", async (what, body, status) => {
    const writer = createHttpViewer(() => store.origin);
    // A player of its own: the passwords of the others have been guessed at by the calls before.
    turn += 1;
    await writer.register(`writer-${turn}`);
    await passTime();
    const [posted] = await expectNoHold(what, () =>
      writer.fetch(BOARD, { method: "POST", json: { title: "Worst words", body } }),
    );
    expect(posted?.status).toBe(status);
    await expectNoHold(`${what}, six drafts at once`, () =>
      Promise.all(
        Array.from({ length: 6 }, () =>
          writer.fetch("/community/api/drafts?gameCode=tl", { method: "PUT", json: { title: "Worst words", body } }),
        ),
      ),
    );
    if (posted?.status !== 200) return;
    const { id } = (await posted.json()) as { id: string };
    for (let time = 0; time < 3; time += 1) {
      const [page] = await expectNoHold(`${what}, opened`, () =>
        guest.fetch(`/game/tl/board/free/view/${id}?time=${time}`),
      );
      expect(page?.status).toBe(200);
    }
  });

  test("is not blocked by headers and addresses of pages, forms and other requests", async () => {
    const long = "x".repeat(LONG_HEADER);
    const languages = Array.from({ length: LONG_HEADER / 8 }, () => "ko;q=0.1")
      .join(",")
      .slice(0, LONG_HEADER);
    const auth = Buffer.from("[".repeat(3_000)).toString("base64");
    const asked: readonly (readonly [string, string, RequestInit])[] = [
      ["languages", "/", { headers: { "Accept-Language": languages } }],
      ["blanks between languages", "/login", { headers: { "Accept-Language": `ko${" ".repeat(4_000)}de` } }],
      ["cookies", "/", { headers: { Cookie: `${"a=b; ".repeat(2_500)}locale=${"%25".repeat(400)}` } }],
      ["a user agent", "/", { headers: { "User-Agent": long } }],
      ["slashes", `/${"/".repeat(8_000)}`, {}],
      ["segments", `/game${"/a".repeat(6_000)}`, {}],
      ["percent signs", `/game/${"%25".repeat(4_000)}`, {}],
      ["a search", `/?q=${"%CC%81".repeat(1_500)}`, {}],
      ["a search of the boards", `/game/tl/board/free/list?search=${"a%20".repeat(2_000)}`, {}],
      ["an address to return to", `/login?return_url=/${"./".repeat(4_000)}`, {}],
      ["who reads the boards", BOARD, { headers: { CommunityAuth: auth } }],
      ["ranges", "/media/art/tl/hero-960.webp", { headers: { Range: `bytes=${"0-1,".repeat(3_000)}` } }],
      ["topics", `/notification/api/events?topics=${"article:a,".repeat(1_200)}`, {}],
      [
        "a sign-in",
        "/login",
        { method: "POST", body: new URLSearchParams({ userName: "\u0327\u0301".repeat(1_300), password: "b" }) },
      ],
      [
        "fields of a form",
        "/register",
        {
          method: "POST",
          body: `${"a=b&".repeat(4_000)}`,
          headers: { "Content-Type": "application/x-www-form-urlencoded" },
        },
      ],
      [
        "controls",
        "/reference/controls",
        { method: "PUT", headers: JSON_TYPE, body: `{"faults":[${"{},".repeat(80_000)}{}]}` },
      ],
      [
        "the form of the controls",
        "/reference/controls",
        { method: "POST", body: new URLSearchParams({ state: "[".repeat(80_000) }) },
      ],
      ["a ready account", "/reference/sign-in", { method: "POST", headers: JSON_TYPE, body: "[".repeat(200_000) }],
      [
        "failures of a browser",
        "/client-failures",
        { method: "POST", headers: { "Sec-Fetch-Site": "same-origin" }, body: "[".repeat(900) },
      ],
      ["an ad", "/robots.txt", { headers: { "Accept-Encoding": "br,".repeat(4_000) } }],
    ];
    for (const [what, path, init] of asked) await expectNoHoldOfThree(what, () => guest.fetch(path, init));
  });
});
