import { expect, test } from "vitest";
import { createHttpClient } from "#adapters/http/http-client.ts";
import { createHttpCommunityGateway } from "#adapters/http/http-community-gateway.ts";
import type { CommunityGateway } from "#core/ports/community-gateway.ts";
import { buildHttpClientOptions } from "#tests/support/http-client-options.ts";

/** A gateway of a Korean player whose requests get no answer, and the recorded requests. */
function openGateway(preserviceGames: readonly string[] = []) {
  const sent: Headers[] = [];
  const client = createHttpClient(
    buildHttpClientOptions({
      fetch: (_, init) => {
        sent.push(new Headers(init?.headers));
        return Promise.reject(new TypeError("no answer"));
      },
    }),
  );
  return {
    gateway: createHttpCommunityGateway(client, { wstaticDomain: "", readPreserviceGames: () => preserviceGames }),
    sent,
  };
}

const ARTICLE = { id: "tl-1", gameCode: "tl" };
const COMMENT = { id: "c-1", gameCode: "tl" };
const BOARD = { gameCode: "tl", boardAlias: "free" };
const DRAFT_TARGET = { ...BOARD, articleId: null };
const DRAFT = { title: "A", body: "<p>b</p>", menu: null };
const WORDS = { content: "a", mentions: [] };
const REPORT = { reason: "spam", words: "" } as const;

/** Every call there is; a new one does not compile without a line here. */
const CALLS: { readonly [Name in keyof CommunityGateway]: (gateway: CommunityGateway) => Promise<unknown> } = {
  listLatest: (gateway) => gateway.listLatest({ limit: 4 }),
  listBoards: (gateway) => gateway.listBoards("tl"),
  listArticles: (gateway) => gateway.listArticles(BOARD, {}),
  getArticle: (gateway) => gateway.getArticle(ARTICLE),
  postArticle: (gateway) => gateway.postArticle(BOARD, DRAFT, "key"),
  editArticle: (gateway) => gateway.editArticle(ARTICLE, DRAFT, "2026-11-21T12:00:00Z"),
  removeArticle: (gateway) => gateway.removeArticle(ARTICLE),
  restoreArticle: (gateway) => gateway.restoreArticle(ARTICLE),
  likeArticle: (gateway) => gateway.likeArticle(ARTICLE, true),
  hideArticle: (gateway) => gateway.hideArticle(ARTICLE, true),
  reportArticle: (gateway) => gateway.reportArticle(ARTICLE, REPORT, "key"),
  moderateArticle: (gateway) => gateway.moderateArticle(ARTICLE, { hidden: true }),
  listComments: (gateway) => gateway.listComments(ARTICLE, {}),
  postComment: (gateway) => gateway.postComment(ARTICLE, WORDS, null, "key"),
  editComment: (gateway) => gateway.editComment(COMMENT, WORDS),
  removeComment: (gateway) => gateway.removeComment(COMMENT),
  restoreComment: (gateway) => gateway.restoreComment(COMMENT),
  likeComment: (gateway) => gateway.likeComment(COMMENT, true),
  hideComment: (gateway) => gateway.hideComment(COMMENT, true),
  reportComment: (gateway) => gateway.reportComment(COMMENT, REPORT, "key"),
  moderateComment: (gateway) => gateway.moderateComment(COMMENT, true),
  suggestMentions: (gateway) => gateway.suggestMentions({ gameCode: "tl", articleId: null, search: "a" }),
  listReports: (gateway) => gateway.listReports(undefined),
  resolveReports: (gateway) => gateway.resolveReports({ kind: "review", id: "r-1" }, "keep"),
  getPlayer: (gateway) => gateway.getPlayer("p-1"),
  listPlayerReviews: (gateway) => gateway.listPlayerReviews("p-1", undefined),
  listPlayerArticles: (gateway) => gateway.listPlayerArticles("p-1", undefined),
  listBlocks: (gateway) => gateway.listBlocks(),
  setBlocked: (gateway) => gateway.setBlocked("p-1", true),
  uploadImage: (gateway) => gateway.uploadImage("tl", new Uint8Array(1)),
  getDraft: (gateway) => gateway.getDraft(DRAFT_TARGET),
  saveDraft: (gateway) => gateway.saveDraft(DRAFT_TARGET, DRAFT),
  dropDraft: (gateway) => gateway.dropDraft(DRAFT_TARGET),
};

/** One request for all games together. */
const OF_THE_PORTAL: readonly string[] = [
  "listLatest",
  "listReports",
  "resolveReports",
  "getPlayer",
  "listPlayerReviews",
  "listPlayerArticles",
  "listBlocks",
  "setBlocked",
];

/** Writes that happen once, however often they are sent. */
const WITH_KEY: readonly string[] = ["postArticle", "reportArticle", "postComment", "reportComment"];

test.for(Object.entries(CALLS))(
  "%s sends the community the game, the language, the country and the games that are announced",
  async ([name, call]) => {
    const { gateway, sent } = openGateway(["hoyeon", "nlw"]);
    await call(gateway);

    const [headers] = sent;
    const identity = JSON.parse(Buffer.from(headers?.get("CommunityAuth") ?? "", "base64").toString("utf8"));
    expect(identity).toEqual({
      store_game_code: OF_THE_PORTAL.includes(name) ? "plaync" : "tl",
      language: "ko-KR",
      country: "KR",
    });
    expect(headers?.get("X-CountryCode")).toBe("KR");
    expect(headers?.get("Lime-Preservice-Game-Codes")).toBe("hoyeon,nlw");
    expect(headers?.get("Idempotency-Key")).toBe(WITH_KEY.includes(name) ? "key" : null);
    expect(sent).toHaveLength(1);
  },
);

test("at most fifty announced games are named, and the header is left out if there are none", async () => {
  const many = openGateway(Array.from({ length: 60 }, (_, at) => `game${at}`));
  await many.gateway.listBoards("tl");
  expect(many.sent[0]?.get("Lime-Preservice-Game-Codes")?.split(",")).toHaveLength(50);
  const none = openGateway();
  await none.gateway.listBoards("tl");
  expect(none.sent[0]?.has("Lime-Preservice-Game-Codes")).toBe(false);
});
