import { expect, test } from "vitest";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { AccountScreen } from "#ui/features/account/screens/account-screen.tsx";
import { GiftScreen } from "#ui/features/gifts/screens/gift-screen.tsx";
import LibraryScreen from "#ui/features/library/screens/library-screen.tsx";
import { NotificationScreen } from "#ui/features/notifications/screens/notification-screen.tsx";
import { CouponScreen } from "#ui/features/rewards/screens/coupon-screen.tsx";
import { MiniGameScreen } from "#ui/features/rewards/screens/mini-game-screen.tsx";

const PROMPT = "It is available after login.";

test.each([
  ["account", <AccountScreen key="account" />, "Your profile, orders and coupons are in your account."],
  ["library", <LibraryScreen key="library" search={{}} />, /holds every game you own/],
  ["gifts", <GiftScreen key="gifts" />, "Gifts arrive in your account."],
  ["coupons", <CouponScreen key="coupons" search={{}} />, "Coupons are kept in your account."],
  ["mini game", <MiniGameScreen key="miniGame" />, PROMPT],
  ["notifications", <NotificationScreen key="notifications" />, PROMPT],
])("the page %s asks a guest to sign in with the words of every other part", async (_name, content, words) => {
  const { screen } = await renderPage(content, { visit: { user: null } });
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByText(PROMPT)).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Sign in", exact: true }))
    .toHaveAttribute("href", `/login?return_url=${encodeURIComponent("/game/tl")}`);
});
