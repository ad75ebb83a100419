import type { ParseKeys } from "i18next";
import type { IconName } from "#ui/kit/icon/icon.tsx";

interface CommunityPage {
  readonly route: "notice" | "miniGame";
  readonly icon: IconName;
  readonly label: ParseKeys<"common">;
  readonly search?: { readonly category: "boards" };
}

/** What there is to read and to do beside the games, as the footer and the menu of phones list it. */
export const COMMUNITY_PAGES: readonly CommunityPage[] = [
  { route: "notice", icon: "news", label: "navNews" },
  { route: "notice", icon: "messages", label: "navBoards", search: { category: "boards" } },
  { route: "miniGame", icon: "dice", label: "navMiniGame" },
];
