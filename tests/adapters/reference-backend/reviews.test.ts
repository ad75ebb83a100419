import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { describeRules } from "#tests/support/describe-rules.ts";
import fc from "#tests/support/fast-check.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { PAID_GAME, testContent } from "#tests/support/test-content.ts";
import type { AnswerOf } from "./answer-of.ts";
import { newPlayer } from "./new-player.ts";
import { readPages } from "./read-pages.ts";

type ReviewPage = AnswerOf<"listReviews">;
type Review = ReviewPage["reviews"][number];
type Average = AnswerOf<"getAverageScore">;

const TL = "/api/store/games/tl/reviews";
const CONTENT = "A game that holds what it promises.";

describeRules("reviews on %s", (kind) => {
  const store = openTestStore(kind, { content: testContent });

  /** A new player from Korea, who owns the launched games that are free there. */
  const join = async (): Promise<TestViewer> => (await newPlayer(store)).player;

  const freeGame = async (): Promise<string> => {
    const { games } = await store.visitor().json<{
      games: { gameCode: string; lowestPrice: { sale: number } | null; releaseAt: string | null }[];
    }>("/api/store/games?stage=launch&releaseState=launching&limit=100&countryCode=KR");
    const free = games.find((game) => game.lowestPrice?.sale === 0 && game.gameCode !== "tl");
    if (free === undefined) throw new Error("the seed has no free game");
    return free.gameCode;
  };

  const allReviews = async (query: string, game = "tl"): Promise<Review[]> => {
    const path = `/api/store/games/${game}/reviews?${query}`;
    const pages = await readPages((end) => store.visitor().json<ReviewPage>(path + end));
    for (const page of pages) {
      expect(page.has_more).toBe(page.previous_value !== null);
      expect(page.reviews.length).toBe(page.has_more ? 20 : page.reviews.length);
    }
    return pages.flatMap((page) => page.reviews);
  };

  test.each(["helpful", "newest", "highest", "lowest"])(
    "pages of the sort %s hold every review once, in order",
    async (sort) => {
      const found = await allReviews(`sort=${sort}`);
      expect(new Set(found.map((review) => review.id)).size).toBe(found.length);
      expect(found.length).toBe((await store.visitor().json<Average>(`${TL}/scores/average`)).count);
      const times = found.map((review) => Date.parse(review.created_at));
      const keys = found.map((review, at) => {
        if (sort === "highest") return [-review.score, -(times[at] ?? 0)];
        if (sort === "lowest") return [review.score, -(times[at] ?? 0)];
        return sort === "newest" ? [-(times[at] ?? 0)] : [0];
      });
      expect(keys).toEqual(
        keys.toSorted((one, other) => (one[0] ?? 0) - (other[0] ?? 0) || (one[1] ?? 0) - (other[1] ?? 0)),
      );
    },
  );

  test("the most helpful come first by the lower bound of their helpful share, not by votes alone", async () => {
    const found = await allReviews("sort=helpful");
    const counts = new Map(testContent.reviews.map((review) => [review.content, review]));
    const ranks = found.flatMap((review) => {
      const seeded = counts.get(review.content);
      if (seeded === undefined) return [];
      const { helpfulCount: up, unhelpfulCount: down } = seeded;
      const n = up + down;
      if (n === 0) return [0];
      const z = 1.96;
      const centre = up / n + (z * z) / (2 * n);
      const spread = (z * Math.sqrt((up * down) / n + (z * z) / 4)) / n;
      return [(centre - spread) / (1 + (z * z) / n)];
    });
    expect(ranks.length).toBeGreaterThan(50);
    for (const [at, rank] of ranks.entries()) expect(rank).toBeLessThanOrEqual((ranks[at - 1] ?? 1) + 1e-4);
  });

  test.each(["helpful", "newest", "highest", "lowest"])(
    "languages put first precede all others in the sort %s, and one language can be had alone",
    async (sort) => {
      const all = await allReviews(`sort=${sort}`);
      const isFirst = ({ language }: Review) => language === "ko-KR" || language === "en-US";
      expect(all.filter(isFirst).length).toBeGreaterThan(20);
      const sorted = [...all.filter(isFirst), ...all.filter((review) => !isFirst(review))];
      expect(await allReviews(`sort=${sort}&languagesFirst=ko,en`)).toEqual(sorted);
      expect(await allReviews(`sort=${sort}&languagesFirst=pl`)).toEqual(all);
      const isKorean = ({ language }: Review) => language === "ko-KR";
      expect(await allReviews(`sort=${sort}&language=ko`)).toEqual(all.filter(isKorean));
    },
  );

  test("a review says how many readers found it helpful, and how many did not", async () => {
    const seeded = new Map(testContent.reviews.map((review) => [review.content, review.unhelpfulCount]));
    const found = (await allReviews("sort=newest")).filter(({ content }) => seeded.has(content));
    expect(found.length).toBeGreaterThan(20);
    for (const review of found) expect(review.unhelpful_count).toBe(seeded.get(review.content));
  });

  test("a cursor of another sort or game is refused", async () => {
    const page = await store.visitor().json<ReviewPage>(`${TL}?sort=newest`);
    for (const path of [
      `${TL}?sort=highest`,
      `${TL}?sort=newest&languagesFirst=ko`,
      `${TL}?sort=newest&packageBundleId=tl-standard`,
      "/api/store/games/lin2/reviews?sort=newest",
    ]) {
      expect((await store.visitor().fetch(`${path}&previousValue=${page.previous_value}`)).status).toBe(400);
    }
  });

  test("reviews posted while a reader pages neither repeat nor hide others", async () => {
    const game = await freeGame();
    const write = async () => {
      const player = await join();
      await player.fetch(`/api/store/games/${game}/reviews`, { json: { content: CONTENT, score: 3 } });
    };
    for (let written = 0; written < 22; written += 1) {
      store.passTime(1_000);
      await write();
    }
    const first = await store.visitor().json<ReviewPage>(`/api/store/games/${game}/reviews?sort=newest`);
    store.passTime(1_000);
    await write();
    const second = await store
      .visitor()
      .json<ReviewPage>(`/api/store/games/${game}/reviews?sort=newest&previousValue=${first.previous_value}`);
    const ids = [...first.reviews, ...second.reviews].map((review) => review.id);
    expect(new Set(ids).size).toBe(22);
  });

  test("only owners and pre-registered players may review, and the refusal says why", async () => {
    const player = await store.visitor().signIn("player-kr");
    const preRegistered = await player.fetch("/api/store/games/lms/reviews", { json: { content: CONTENT, score: 4 } });
    expect(preRegistered.status).toBe(200);
    const unreleased = await player.fetch("/api/store/games/h3/reviews", { json: { content: CONTENT, score: 4 } });
    expect(unreleased.status).toBe(403);
    expect(await unreleased.json()).toMatchObject({ error: { details: { reason: "not_released" } } });
    const notOwned = await player.fetch(`/api/store/games/${PAID_GAME}/reviews`, {
      json: { content: CONTENT, score: 4 },
    });
    expect(await notOwned.json()).toMatchObject({ error: { details: { reason: "not_owner" } } });
    const record = await player.json(`/api/store/games/${PAID_GAME}/users/me`);
    expect(record).toMatchObject({ owned: false, can_review: false, review_refusal: "not_owner" });
  });

  test("a review has the language of its page and words without blanks around, and counts by its score", async () => {
    const player = await join();
    const before = await player.json<Average>(`${TL}/scores/average`);
    const created = await player.json<Review>(TL, {
      json: { content: `  ${CONTENT}\r\nTwo lines. `, score: 1, is_spoiler: true },
      headers: { "X-PP-Locale": "ja-JP" },
    });
    expect(created).toMatchObject({ content: `${CONTENT}\nTwo lines.`, is_spoiler: true, language: "ja-JP" });
    const after = await player.json<Average>(`${TL}/scores/average`);
    expect(after.distribution?.[1]).toBe((before.distribution?.[1] ?? 0) + 1);
    const again = await player.json(TL, { json: { content: CONTENT, score: 2 } });
    expect(again).toMatchObject({ error: { details: { review: { id: created.id } } } });
    const path = `${TL}/${created.id}`;
    const json = { content: "Changed my mind about it.", score: 5 };
    const edited = await player.json<Review>(path, { method: "PATCH", json, headers: { "X-PP-Locale": "en-US" } });
    expect(edited).toMatchObject({ id: created.id, is_spoiler: false, language: "en-US" });
    await player.fetch(path, { method: "DELETE" });
    expect(await player.json<Average>(`${TL}/scores/average`)).toEqual(before);
  });

  test("a deletion can be taken back for ten minutes; the words are gone after that", async () => {
    const player = await join();
    const path = `/api/store/games/${await freeGame()}/reviews`;
    const { id } = await player.json<Review>(path, { json: { content: CONTENT, score: 4 } });
    const remove = () => player.fetch(`${path}/${id}`, { method: "DELETE" });
    const restore = () => player.fetch(`${path}/${id}/restore`, { method: "POST" });

    await remove();
    store.passTime(9 * 60_000);
    expect(await (await restore()).json()).toMatchObject({ id, content: CONTENT, is_deleted: false });
    await remove();
    store.passTime(11 * 60_000);
    expect((await restore()).status).toBe(404);
    expect((await player.json<Review>(path, { json: { content: CONTENT, score: 2 } })).id).not.toBe(id);
    store.passTime(-20 * 60_000);
  });

  test("an idempotency key is not taken for another review", async () => {
    const player = await join();
    const path = `/api/store/games/${await freeGame()}/reviews`;
    const send = (score: number) =>
      player.fetch(path, { json: { content: CONTENT, score }, headers: { "Idempotency-Key": "one-key" } });
    const answers = await Promise.all([send(4), send(4), send(4), send(4), send(4)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    const other = await send(5);
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ error: { code: "IDEMPOTENCY_KEY_REUSED" } });
  });

  test("a refused post does not use up its key", async () => {
    const player = await join();
    const path = `/api/store/games/${await freeGame()}/reviews`;
    const headers = { "Idempotency-Key": "try-again" };
    expect((await player.fetch(path, { json: { content: "Bad", score: 4 }, headers })).status).toBe(400);
    expect((await player.fetch(path, { json: { content: CONTENT, score: 4 }, headers })).status).toBe(200);
  });

  test("of many posts at once by one player one is taken", async () => {
    const player = await join();
    const path = `/api/store/games/${await freeGame()}/reviews`;
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 1, 2, 3].map((score) => player.fetch(path, { json: { content: CONTENT, score } })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  test("averages stay exact while many players write, change and delete at once", async () => {
    const path = `/api/store/games/${await freeGame()}/reviews`;
    const writers = await Promise.all(Array.from({ length: 12 }, join));
    const steps = fc.sample(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 3, maxLength: 6 }), {
      numRuns: writers.length,
      seed: 7,
    });
    await Promise.all(
      writers.map(async (writer, at) => {
        for (const score of steps[at] ?? []) {
          const own = await writer.json<{ reviews: Review[] }>(`${path}/me`);
          const id = own.reviews[0]?.id;
          if (id === undefined && score > 0) await writer.fetch(path, { json: { content: CONTENT, score } });
          else if (id !== undefined && score === 0) await writer.fetch(`${path}/${id}`, { method: "DELETE" });
          else if (id !== undefined)
            await writer.fetch(`${path}/${id}`, { method: "PATCH", json: { content: CONTENT, score } });
          await wait(0);
        }
      }),
    );
    const game = path.split("/")[4] ?? "";
    const scores = (await allReviews("sort=newest", game)).map((review) => review.score);
    const average = await store.visitor().json<Average>(`${path}/scores/average`);
    expect(average.count).toBe(scores.length);
    const sum = scores.reduce((total, score) => total + score, 0);
    expect(average.average).toBe(Math.floor((20 * sum + scores.length) / (2 * scores.length)) / 10);
    for (const score of [1, 2, 3, 4, 5] as const) {
      expect(average.distribution?.[score]).toBe(scores.filter((one) => one === score).length);
    }
    expect(average.by_language.reduce((total, language) => total + language.count, 0)).toBe(scores.length);
  });
});
