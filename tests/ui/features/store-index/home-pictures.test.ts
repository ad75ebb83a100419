import { describe, expect, test } from "vitest";
import { buildGameSummary, buildMedia } from "#tests/ui/support/builders.ts";
import { gamesForGenres } from "#ui/features/store-index/home/games-for-genres.ts";
import { picturesOfNotices } from "#ui/features/store-index/home/pictures-of-notices.ts";

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

test("notices wear other art of their game than the rails above, a further one of the same game another picture", () => {
  const games = new Map([["tl", game("tl")]]);
  const notices = [
    { id: "first", gameCode: "tl" },
    { id: "of the store", gameCode: null },
    { id: "second", gameCode: "tl" },
    { id: "of a game not on the page", gameCode: "lin" },
  ];
  const pictures = [...picturesOfNotices(notices, games)].map(([id, { media }]) => [id, media.src]);
  expect(pictures).toEqual([
    ["first", "tl-portrait"],
    ["second", "tl-hero"],
  ]);
});
