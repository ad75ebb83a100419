import type * as v from "valibot";
import { expect, test } from "vitest";
import type { gameFacetsAnswerSchema, gameListAnswerSchema } from "#adapters/wire/games.ts";
import { isOnlyElsewhere } from "#core/catalogue/call-to-action.ts";
import { countryStageOf } from "#core/catalogue/country-stage.ts";
import { exclusionOf, FILTERS_OF_ALL, GAME_FILTERS } from "#core/catalogue/game-filters.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { testContent } from "#tests/support/test-content.ts";

type GamePage = v.InferOutput<typeof gameListAnswerSchema>;
type Facets = v.InferOutput<typeof gameFacetsAnswerSchema>;
type Choice = Readonly<Record<string, string>>;

const COUNTRIES = ["KR", "US", "DE"] as const;
/** Lists that filters are chosen in, as the store asks for them. */
const LISTS: readonly Choice[] = [
  { offered: "here" },
  {},
  { offered: "here", releaseState: "prepare,countdown" },
  { offered: "here", preInstall: "open" },
  { q: "lineage" },
];

describeRules("values to filter by on %s", (kind) => {
  const store = openTestStore(kind, { content: testContent });

  const listOf = (choice: Choice) =>
    store.visitor().json<GamePage>(`/api/store/games?limit=100&${new URLSearchParams(choice)}`);
  const facetsOf = (choice: Choice) =>
    store.visitor().json<Facets>(`/api/store/games/facets?${new URLSearchParams(choice)}`);

  test.each(COUNTRIES)("a list of what is offered in %s has no game of other countries only", async (countryCode) => {
    const all = (await listOf({ countryCode })).games;
    const here = (await listOf({ countryCode, offered: "here" })).games;
    const audience = { countryCode, shell: "web" } as const;
    const wanted = all.filter((game) => !isOnlyElsewhere(game, audience)).map(({ gameCode }) => gameCode);
    expect(here.map(({ gameCode }) => gameCode)).toEqual(wanted);
    expect(wanted.length).toBeLessThan(all.length);
    expect((await facetsOf({ countryCode, offered: "here" })).elsewhere).toBe(all.length - wanted.length);
    const teasers = (await listOf({ countryCode, offered: "here", stage: "teaser" })).games;
    expect(teasers.map(({ gameCode }) => gameCode)).toEqual(
      all
        .filter(({ countries }) => countryStageOf(countries, countryCode, "web") === "teaser")
        .map(({ gameCode }) => gameCode),
    );
  });

  test.each(LISTS)("each count of the list %j is the number of games that choosing it gives", async (list) => {
    const draw = drawing(JSON.stringify(list));
    for (let round = 0; round < 6; round += 1) {
      const countryCode = COUNTRIES[draw(COUNTRIES.length)] ?? "KR";
      let choice: Choice = { ...list, countryCode };
      for (let step = draw(4); step > 0; step -= 1) choice = withOneMore(choice, await facetsOf(choice), draw);
      const facets = await facetsOf(choice);
      for (const { filter, values } of groupsOf(facets)) {
        for (let tries = 0; tries < 2 && values.length > 0; tries += 1) {
          const { value, count } = values[draw(values.length)] ?? { value: "", count: 0 };
          const next = choosing(choice, filter, value);
          expect((await listOf(next)).total, `${JSON.stringify(choice)}: ${filter}=${value}`).toBe(count);
        }
      }
    }
  });

  test("a value without a game in the list is offered only where it is chosen", async () => {
    const { tags, genres } = await facetsOf({ q: "aion" });
    const all = await facetsOf({});
    expect(tags.length).toBeLessThan(all.tags.length);
    // Labels of all genres are needed by cards of other lists.
    expect(genres.map(({ value }) => value)).toEqual(all.genres.map(({ value }) => value));
    const missing = all.tags.find(({ value }) => !tags.some((tag) => tag.value === value))?.value ?? "";
    expect((await facetsOf({ q: "aion", tag: missing })).tags).toContainEqual(
      expect.objectContaining({ value: missing, count: 0 }),
    );
  });
});

/** The choice with a value of a filter, added to what only narrows further, else in place of the others of its filter. */
function choosing(choice: Choice, filter: string, value: string): Choice {
  const { [filter]: chosen, [`not${filter.charAt(0).toUpperCase()}${filter.slice(1)}`]: _, ...others } = choice;
  const isAdded = FILTERS_OF_ALL.some((one) => one === filter) && chosen !== undefined;
  return { ...others, [filter]: isAdded ? `${chosen},${value}` : value };
}

function groupsOf(facets: Facets) {
  return [
    { filter: "genre", values: facets.genres },
    { filter: "tag", values: facets.tags },
    { filter: "platform", values: facets.platforms },
    { filter: "language", values: facets.languages },
    { filter: "price", values: facets.prices },
    { filter: "age", values: facets.ages },
    { filter: "accessibility", values: facets.accessibility },
    { filter: "stage", values: facets.stages },
  ] as const;
}

/** The choice with a value of some filter wanted or left out. */
function withOneMore(choice: Choice, facets: Facets, draw: (below: number) => number): Choice {
  const groups = groupsOf(facets).filter(({ values }) => values.length > 0);
  const group = groups[draw(groups.length)];
  const value = group?.values[draw(group.values.length)]?.value;
  if (group === undefined || value === undefined) return choice;
  const filter = GAME_FILTERS.find((one) => one === group.filter);
  const isLeftOut = filter !== undefined && draw(4) === 0;
  return { ...choice, [isLeftOut ? exclusionOf(filter) : group.filter]: value };
}

/** Numbers that look random and are the same in every run. */
function drawing(seed: string): (below: number) => number {
  let state = [...seed].reduce((sum, sign) => Math.imul(sum, 31) + sign.charCodeAt(0), 7) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
