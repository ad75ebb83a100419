import type { TextKey } from "#ui/i18n/text-areas.ts";

interface NavEntry {
  readonly view: "all" | "upcoming" | "offers";
  readonly label: TextKey<"common">;
}

/** Where the header leads to. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { view: "all", label: "navAllGames" },
  { view: "upcoming", label: "navComingSoon" },
  { view: "offers", label: "navOnSale" },
];
