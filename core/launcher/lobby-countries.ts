import type { CountryLists } from "../catalogue/game.ts";

/** Countries a game is or will be open in, each once, those it is open in first. */
export function lobbyCountriesOf({ launch, pre }: Pick<CountryLists, "launch" | "pre">): readonly string[] {
  return [...new Set([...launch, ...pre])];
}
