import { expect, test } from "vitest";
import { similarGames } from "#core/catalogue/similar-games.ts";

const game = (gameCode: string, genres: readonly string[], tags: readonly string[]) => ({ gameCode, genres, tags });
const WOLF = game("wolf", ["survival", "action"], ["Co-op", "Dark", "Story"]);

test("games that share the most genres and tags come first, equal ones in their former order", () => {
  const found = similarGames(WOLF, [
    game("one-tag", ["puzzle"], ["Dark"]),
    game("two-tags", ["puzzle"], ["Dark", "Co-op"]),
    game("one-genre", ["action"], []),
    game("both", ["action", "survival"], ["Story"]),
  ]);
  expect(found.map(({ gameCode }) => gameCode)).toEqual(["both", "two-tags", "one-genre", "one-tag"]);
});

test("neither the game itself nor a game that shares nothing is like it", () => {
  expect(similarGames(WOLF, [WOLF, game("other", ["puzzle"], ["Cute"])])).toEqual([]);
});
