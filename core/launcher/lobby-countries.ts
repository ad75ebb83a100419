import type { CountryLists } from "../catalogue/game.ts";

/** Countries a game is or will be open in, each once, those it is open in first; `limit` at most, since lists can name all of the world. */
export function lobbyCountriesOf(
  { launch, pre }: Pick<CountryLists, "launch" | "pre">,
  limit: number,
): readonly string[] {
  return [...new Set([...launch, ...pre])].slice(0, limit);
}
