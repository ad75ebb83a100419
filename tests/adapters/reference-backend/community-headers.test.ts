import { beforeAll, beforeEach, expect, test } from "vitest";
import { POST_INTERVAL_MS } from "#core/community/constants.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { testContent } from "#tests/support/test-content.ts";

const BOARDS = "/community/api/games/tl/boards";
const ARTICLES = `${BOARDS}/free/articles`;
const DRAFT = { title: "Fog over the valley", body: "<p>It came at noon.</p>" };

/** The `CommunityAuth` header in the form that the community service accepts. */
const claim = (claims: object, more: Readonly<Record<string, string>> = {}) => ({
  CommunityAuth: Buffer.from(JSON.stringify(claims)).toString("base64"),
  ...more,
});
const HONEST = { store_game_code: "tl", language: "ko-KR", country: "KR" };
const MODERATOR = { ...HONEST, role: "moderator", user_id: "moderator-us", account_id: "moderator-us" };

let player: TestViewer;

const store = openTestStore("postgres", { content: testContent });
beforeAll(async () => {
  player = await store.visitor().signIn("player-kr");
});
beforeEach(() => store.passTime(POST_INTERVAL_MS));

test("client headers sign in no player", async () => {
  const guest = store.visitor();
  for (const headers of [claim(HONEST), claim(MODERATOR)]) {
    expect((await guest.fetch(ARTICLES, { json: DRAFT, headers })).status).toBe(401);
    expect(await guest.json(BOARDS, { headers })).toMatchObject({ my_role: "guest" });
  }
});

test("client headers give no moderator rights", async () => {
  const headers = claim(MODERATOR);
  const moderation = { json: { hidden: true }, headers };
  expect(await player.json(BOARDS, { headers })).toMatchObject({ my_role: "player" });
  expect((await player.fetch("/community/api/articles/article-1/moderate", moderation)).status).toBe(403);
});

test("a different game in the headers changes no access to a board", async () => {
  const elsewhere = claim({ ...HONEST, store_game_code: "lin2" }, { "Lime-Preservice-Game-Codes": "tl" });
  expect((await player.fetch(ARTICLES, { headers: elsewhere })).status).toBe(200);
  const closed = testContent.games.find(({ communityOpen }) => !communityOpen);
  const { gameCode = "" } = closed ?? {};
  const asked = { headers: claim(HONEST, { "Lime-Preservice-Game-Codes": gameCode }) };
  expect(await player.json(`/community/api/games/${gameCode}/boards`, asked)).toMatchObject({ error: { code: 40904 } });
});

test("a guest reads in the country the header names; a player reads and writes in the account's", async () => {
  const stranger = await store.visitor().register("stranger", "BR");
  const isOpenIn = (country: string) => (game: (typeof testContent.games)[number]) =>
    game.countries.launch.includes(country) || game.countries.pre.includes(country);
  const korean = testContent.games.find(
    (game) => game.communityOpen && game.boards.length > 0 && isOpenIn("KR")(game) && !isOpenIn("BR")(game),
  );
  const articles = `/community/api/games/${korean?.gameCode}/boards/${korean?.boards[0]?.alias}/articles`;
  const headers = claim(HONEST, { "X-CountryCode": "KR" });
  const reading = await store.visitor().json<{ error?: { code: number } }>(articles, { headers });
  expect(reading.error?.code).not.toBe(40904);
  expect(await stranger.json(articles, { headers })).toMatchObject({ error: { code: 40904 } });
  expect(await stranger.json(articles, { json: DRAFT, headers })).toMatchObject({ error: { code: 40904 } });
  const withParameter = await stranger.json(`${articles}?countryCode=KR`, { json: DRAFT });
  expect(withParameter).toMatchObject({ error: { code: 40904 } });
  const written = await player.fetch(articles, { json: DRAFT, headers });
  expect(written.status, await written.text()).toBe(200);
});

test.each(["?", "%%%", "bm90IGpzb24=", "e30=", "eyJzdG9yZV9nYW1lX2NvZGUiOjF9"])(
  "headers that cannot be read are refused, not guessed at: %s",
  async (value) => {
    const { status } = await player.fetch(BOARDS, { headers: { CommunityAuth: value } });
    expect(status).toBe(400);
  },
);
