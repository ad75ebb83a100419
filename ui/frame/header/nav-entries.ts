import type { ParseKeys } from "i18next";

interface NavEntry {
  readonly view: "all" | "upcoming" | "offers";
  readonly label: ParseKeys<"common">;
}

/** Where the header leads to. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { view: "all", label: "navAllGames" },
  { view: "upcoming", label: "navComingSoon" },
  { view: "offers", label: "navOnSale" },
];
