import { describe, expect, test } from "vitest";
import { scriptGateways } from "#tests/support/scripted-gateways.ts";

const wireReview = {
  id: "r-1",
  content: "재미있어요",
  score: 5,
  is_deleted: false,
  author: { id: "u-1", nickname: "Aria", avatar: "/avatars/1.svg" },
  language: "ko",
  is_spoiler: true,
  created_at: "2026-11-20T09:00:00.000Z",
  updated_at: "2026-11-21T09:00:00.000Z",
  helpful_count: 3,
  my_vote: true,
  is_mine: true,
};
const review = {
  id: "r-1",
  content: "재미있어요",
  score: 5,
  isDeleted: false,
  author: { id: "u-1", nickname: "Aria", avatar: "https://s.example.com/avatars/1.svg" },
  language: "ko",
  isSpoiler: true,
  createdAt: "2026-11-20T09:00:00.000Z",
  updatedAt: "2026-11-21T09:00:00.000Z",
  helpfulCount: 3,
  unhelpfulCount: 0,
  myVote: true,
  isMine: true,
};
const draft = { content: "재미있어요", score: 5, isSpoiler: true };

const script = (answer: unknown) => {
  const { gateways, sent } = scriptGateways(answer, { wstaticDomain: "https://s.example.com" });
  return { reviews: gateways.reviews, sent };
};

describe("reviews of a game", () => {
  test("come in pages, filtered and sorted as asked", async () => {
    const { reviews, sent } = script({ reviews: [wireReview], has_more: true, previous_value: "c-2" });

    const query = { sort: "helpful", stars: 5, language: "ko", packageBundleId: "tl-deluxe", cursor: "c-1" } as const;
    expect(await reviews.list("tl", query)).toEqual({
      ok: true,
      value: { reviews: [review], hasMore: true, nextCursor: "c-2" },
    });
    expect(sent[0]?.address).toBe(
      "/api/store/games/tl/reviews?sort=helpful&stars=5&language=ko&packageBundleId=tl-deluxe&previousValue=c-1",
    );
  });

  test("are not filtered by absent parameters", async () => {
    const { reviews, sent } = script({ reviews: [], has_more: false, previous_value: null });

    await reviews.list("tl", {});

    expect(sent[0]?.address).toBe("/api/store/games/tl/reviews");
  });

  test("have an average with its distribution", async () => {
    const distribution = { 1: 0, 2: 0, 3: 1, 4: 0, 5: 2 };
    const { reviews } = script({
      average: 4.3,
      count: 3,
      distribution,
      by_language: [{ language: "ko", count: 3, average: 4.3 }],
    });

    expect(await reviews.getAverage("tl")).toEqual({
      ok: true,
      value: { average: 4.3, count: 3, distribution, byLanguage: [{ language: "ko", count: 3, average: 4.3 }] },
    });
  });
});

describe("the player's own review", () => {
  test("is the first of those returned", async () => {
    const { reviews, sent } = script({ reviews: [wireReview, { ...wireReview, id: "r-0" }] });

    expect(await reviews.getOwn("tl")).toEqual({ ok: true, value: review });
    expect(sent[0]?.address).toBe("/api/store/games/tl/reviews/me");
  });

  test("is missing when none is returned", async () => {
    expect(await script({ reviews: [] }).reviews.getOwn("tl")).toEqual({ ok: true, value: null });
  });

  test("is posted under its idempotency key", async () => {
    const { reviews, sent } = script(wireReview);

    expect(await reviews.post("tl", draft, "key-1")).toEqual({ ok: true, value: review });
    expect(sent[0]).toMatchObject({
      method: "POST",
      address: "/api/store/games/tl/reviews",
      body: { content: "재미있어요", score: 5, is_spoiler: true },
    });
    expect(sent[0]?.headers.get("Idempotency-Key")).toBe("key-1");
  });

  test("is edited and removed under its id", async () => {
    const editing = script(wireReview);
    const removing = script({ result: false, id: "r-1" });

    expect(await editing.reviews.edit("tl", "r-1", draft)).toEqual({ ok: true, value: review });
    expect(await removing.reviews.remove("tl", "r-1")).toEqual({ ok: true, value: false });
    expect([...editing.sent, ...removing.sent]).toMatchObject([
      { method: "PATCH", address: "/api/store/games/tl/reviews/r-1" },
      { method: "DELETE", address: "/api/store/games/tl/reviews/r-1" },
    ]);
  });
});
