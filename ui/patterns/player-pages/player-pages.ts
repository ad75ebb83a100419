import type { ParseKeys } from "i18next";
import type { IconName } from "#ui/kit/icon/icon.tsx";

interface PlayerPage {
  readonly route: "library" | "orders" | "favorite" | "coupon" | "reward" | "gift";
  readonly icon: IconName;
  readonly label: ParseKeys<"common">;
}

/** Pages of the player, as the menu and the page of the account list them. */
export const PLAYER_PAGES: readonly PlayerPage[] = [
  { route: "library", icon: "gamepad", label: "library" },
  { route: "orders", icon: "receipt", label: "orders" },
  { route: "favorite", icon: "heart", label: "favorites" },
  { route: "coupon", icon: "coupon", label: "coupons" },
  { route: "reward", icon: "reward", label: "rewards" },
  { route: "gift", icon: "gift", label: "gifts" },
];
