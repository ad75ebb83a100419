import type { OutboxEntry, OutboxWrite } from "#core/outbox/outbox.ts";

export const favorite = { kind: "favorite", favorite: { type: "game", id: "tl" }, isKept: true } as const;
export const intoCart = { kind: "cart", goodsId: "tl-standard" } as const;
export const quantity = { kind: "quantity", goodsId: "tl-standard", quantity: 3 } as const;
export const review = {
  kind: "review",
  gameCode: "tl",
  reviewId: null,
  basedOn: null,
  draft: { content: "A storm worth waiting for.", score: 5, isSpoiler: false },
} as const;
export const reviewChange = { ...review, reviewId: "r-1", basedOn: "2026-11-21T09:00:00.000Z" } as const;
export const comment = {
  kind: "comment",
  article: { id: "a-1", gameCode: "tl" },
  commentId: null,
  basedOn: null,
  replyTo: null,
  draft: { content: "And a rope.", mentions: [] },
} as const;
export const commentChange = { ...comment, commentId: "c-1", basedOn: "2026-11-21T09:00:00.000Z" } as const;
export const draft = {
  kind: "draft",
  place: { gameCode: "tl", boardAlias: "free", articleId: null },
  basedOn: null,
  draft: { title: "The gate", body: "<p>Bring a shield.</p>", menu: null },
} as const;

export const entryOf = (key: string, write: OutboxWrite, userId = "me"): OutboxEntry => ({
  key,
  userId,
  write,
  title: "Throne and Liberty",
  path: "/game/tl",
  writtenAtMs: 1,
  triedAtMs: null,
  errors: 0,
  conflict: null,
});
