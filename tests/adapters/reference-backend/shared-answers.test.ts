import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { SHARED_FOR_MS } from "#adapters/reference-backend/http/shared-answers.ts";
import { DATABASE_KINDS } from "#tests/support/database.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { testContent } from "#tests/support/test-content.ts";
import type { AnswerOf } from "./answer-of.ts";
import { newPlayer } from "./new-player.ts";
import { openTwoProcesses } from "./two-processes.ts";

const REVIEWS = "/api/store/games/tl/reviews";
const NEWEST = `${REVIEWS}?sort=newest`;
const HOUR_MS = 3_600_000;

describe.each(DATABASE_KINDS)("answers that guests share on %s", (kind) => {
  let elapsed = 0;

  const store = openTestStore(kind, {
    content: testContent,
    elapsedMs: () => elapsed,
  });
  afterEach(() => set({}));

  const passTime = (milliseconds: number) => {
    elapsed += milliseconds;
    store.passTime(milliseconds);
  };
  const set = (state: unknown) => store.visitor().fetch("/reference/controls", { method: "PUT", json: state });
  const asGuest = <Answer>(path: string, headers: Record<string, string> = {}) =>
    store.visitor().json<Answer>(path, { headers });
  const join = async () => (await newPlayer(store)).player;
  const renameGame = (title: string) =>
    store.database.queries.execute(sql`update goods_texts set title = ${title} where goods_id = 'tl-standard'`);

  test("are made once for all who ask within a moment, and again after it", async () => {
    const titleOf = async () => (await asGuest<{ title: string }>("/api/store/goods/tl-standard/details")).title;
    await renameGame("before");
    passTime(SHARED_FOR_MS);
    expect(await titleOf()).toBe("before");
    await renameGame("after");
    passTime(SHARED_FOR_MS - 1);
    expect(await titleOf()).toBe("before");
    passTime(1);
    expect(await titleOf()).toBe("after");
  });

  test("contain every write of this process as soon as it is answered", async () => {
    const contents = async () => (await asGuest<AnswerOf<"listReviews">>(NEWEST)).reviews.map(({ content }) => content);
    const count = async () => (await asGuest<{ count: number }>(`${REVIEWS}/scores/average`)).count;
    const before = [await contents(), await count()] as const;
    const player = await join();
    const posted = await player.json<{ id: string }>(REVIEWS, {
      method: "POST",
      json: { content: "Seen by everybody at once.", score: 4 },
    });
    expect((await contents())[0]).toBe("Seen by everybody at once.");
    expect(await count()).toBe(before[1] + 1);
    await player.fetch(`${REVIEWS}/${posted.id}`, {
      method: "PATCH",
      json: { content: "And changed at once.", score: 2 },
    });
    expect((await contents())[0]).toBe("And changed at once.");
    await player.fetch(`${REVIEWS}/${posted.id}`, { method: "DELETE" });
    expect(await contents()).toEqual(before[0]);
    expect(await count()).toBe(before[1]);
  });

  test("are never a player's own, nor are theirs a guest's, though both ask for the same in turn", async () => {
    const player = await join();
    await player.fetch(REVIEWS, { method: "POST", json: { content: "This one is mine alone.", score: 3 } });
    const isMine = ({ reviews }: AnswerOf<"listReviews">) =>
      reviews.find(({ content }) => content.includes("mine alone"))?.is_mine;
    for (let round = 0; round < 3; round += 1) {
      const [guest, own, other] = await Promise.all([
        asGuest<AnswerOf<"listReviews">>(NEWEST),
        player.json<AnswerOf<"listReviews">>(NEWEST),
        (await join()).json<AnswerOf<"listReviews">>(NEWEST),
      ]);
      expect([isMine(guest), isMine(own), isMine(other)]).toEqual([false, true, false]);
    }
  });

  test("differ by language, country, shell and query", async () => {
    const variants: readonly [string, Record<string, string>][] = [
      ["/api/store/goods/games/aion", {}],
      ["/api/store/goods/games/aion", { "X-PP-Locale": "ko-KR" }],
      ["/api/store/goods/games/aion", { "X-CountryCode": "KR" }],
      ["/api/store/goods/games/tl", {}],
      ["/api/store/goods/games/tl?countryCode=JP", {}],
      ["/api/store/games?stage=launch", {}],
      ["/api/store/games?stage=launch", { "X-PP-Client": "chat/1" }],
      ["/api/store/games?sort=title", {}],
      ["/api/store/games?sort=title&limit=1", {}],
    ];
    await store.database.queries.execute(sql`update games set chat_launch_countries = '{}' where game_code = 'tl'`);
    const ask = () => Promise.all(variants.map(([path, headers]) => asGuest(path, headers)));
    const first = (await ask()).map((answer) => JSON.stringify(answer));
    // Which variants are answered alike: none.
    expect(variants.filter((_, at) => first.indexOf(first[at] ?? "") !== at)).toEqual([]);
    expect((await ask()).map((answer) => JSON.stringify(answer))).toEqual(first);
  });

  test("do not hide a fault, a maintenance or a country that is tried out", async () => {
    const status = async () => (await store.visitor().fetch("/api/store/games")).status;
    expect(await status()).toBe(200);
    await set({ faults: [{ call: "listGames", status: 500, times: 3 }] });
    expect([await status(), await status(), await status(), await status()]).toEqual([500, 500, 500, 200]);
    const from = new Date(store.now() - HOUR_MS).toISOString();
    const to = new Date(store.now() + HOUR_MS).toISOString();
    await set({ maintenance: { scope: "store", from, to } });
    expect(await status()).toBe(503);
    await set({});
    const currency = async () =>
      (await asGuest<{ price: { currency: string } }>("/api/store/goods/tl-standard/details")).price.currency;
    expect(await currency()).toBe("USD");
    await set({ country: "KR" });
    expect(await currency()).toBe("KRW");
  });

  test("are not given to malformed requests, although others were just answered", async () => {
    const boards = "/community/api/games/tl/boards?countryCode=KR";
    expect((await store.visitor().fetch(boards)).status).toBe(200);
    expect((await store.visitor().fetch(boards, { headers: { CommunityAuth: "not base64 of anything" } })).status).toBe(
      400,
    );
    expect((await store.visitor().fetch("/api/store/games", { headers: { "X-PP-Sid": "nobody" } })).status).toBe(401);
  });

  test("have a state key that changes with writes and controls, and none during faults", async () => {
    const { backend } = store;
    const names: (string | null)[] = [await backend.guestState()];
    const player = await join();
    await player.fetch(REVIEWS, { method: "POST", json: { content: "Something has changed now.", score: 1 } });
    names.push(await backend.guestState());
    await set({ clockOffsetMs: 1_000 });
    names.push(await backend.guestState());
    await set({ country: "KR" });
    names.push(await backend.guestState());
    expect(new Set(names).size).toBe(4);
    expect(names).not.toContain(null);
    await set({ faults: [{ call: "getNotice", status: 500 }] });
    expect(await backend.guestState()).toBeNull();
  });
});

test("of a second process on the same database contain the writes of the first one, however little time has passed", async () => {
  const [one, other] = await openTwoProcesses({ content: testContent, elapsedMs: () => 0 });
  const newest = async () => (await other.visitor().json<AnswerOf<"listReviews">>(NEWEST)).reviews[0]?.content;
  expect(await newest()).not.toBe("Written next door.");
  const stateBefore = await other.backend.guestState();
  const player = await one.visitor().register("sharing-writer");
  await player.fetch(REVIEWS, { method: "POST", json: { content: "Written next door.", score: 5 } });
  // Pages that guests share are dropped with it.
  await expect.poll(() => other.backend.guestState()).not.toBe(stateBefore);
  await expect.poll(newest).toBe("Written next door.");
});
