import type { ParseKeys } from "i18next";

interface NavEntry {
  readonly view: "all" | "upcoming" | "offers";
  readonly label: ParseKeys<"common">;
}

/** Links of the header. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { view: "all", label: "navAllGames" },
  { view: "upcoming", label: "navComingSoon" },
  { view: "offers", label: "navOnSale" },
];
