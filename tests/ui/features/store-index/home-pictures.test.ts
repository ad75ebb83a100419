import { describe, expect, test } from "vitest";
import { buildGameSummary, buildMedia } from "#tests/ui/support/builders.ts";
import { gamesForGenres } from "#ui/features/store-index/home/games-for-genres.ts";

const game = (gameCode: string, ...genres: readonly string[]) =>
  buildGameSummary({
    gameCode,
    genres,
    media: [
      buildMedia({ role: "wide", src: `${gameCode}-wide` }),
      buildMedia({ role: "hero", src: `${gameCode}-hero` }),
      buildMedia({ role: "portrait", src: `${gameCode}-portrait` }),
    ],
  });

describe("the pictures of the genres", () => {
  const chosenOf = (genres: readonly string[], games: readonly ReturnType<typeof game>[]) =>
    Object.fromEntries(
      [
        ...gamesForGenres(
          genres.map((value) => ({ value })),
          games,
        ),
      ].map(([genre, { gameCode }]) => [genre, gameCode]),
    );

  test("are of as many games as there are genres, also where an earlier genre has the only game of a later one", () => {
    expect(chosenOf(["mmorpg", "action"], [game("aion", "mmorpg", "action"), game("tl", "mmorpg")])).toEqual({
      mmorpg: "tl",
      action: "aion",
    });
  });

  test("are shared where there are fewer games than genres: no genre is left without", () => {
    expect(chosenOf(["mmorpg", "action"], [game("aion", "mmorpg", "action")])).toEqual({
      mmorpg: "aion",
      action: "aion",
    });
  });
});
