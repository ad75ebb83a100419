import type { PartialCountryLists } from "../catalogue/game.ts";

/** Known countries a game is or will be open in, each once, those it is open in first. */
export function lobbyCountriesOf({ launch, pre }: Pick<PartialCountryLists, "launch" | "pre">): readonly string[] {
  return [...new Set([...(launch ?? []), ...(pre ?? [])])];
}
