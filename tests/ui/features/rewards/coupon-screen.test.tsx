import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { COUPON_REFUSALS, normalizeCoupon } from "#core/engagement/normalize-coupon.ts";
import { instantIn } from "#tests/ui/support/builders.ts";
import { NO_ANSWER, refusal } from "#tests/ui/support/fake-ports.ts";
import { buildCoupon, type Chest, createChest, createChestPorts } from "#tests/ui/support/fake-rewards.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { CouponScreen } from "#ui/features/rewards/screens/coupon-screen.tsx";
import { parseCouponSearch } from "#ui/features/rewards/screens/coupon-search.ts";

async function openCoupons(chest: Chest, { isGuest = false, path = "/game/tl" } = {}) {
  await page.viewport(1280, 900);
  return await renderPage(({ search }) => <CouponScreen search={parseCouponSearch(search)} />, {
    ports: createChestPorts(chest),
    path,
    ...(isGuest ? { visit: { user: null } } : {}),
  });
}

const field = () => page.getByLabelText("Coupon code");
const redeem = () => page.getByRole("button", { name: "Redeem" }).click();

describe("coupons", () => {
  test("a code from a link is in the field and is redeemed by a click", async () => {
    const chest = createChest({ redeemable: new Map([["STORM15", buildCoupon()]]) });
    const { screen } = await openCoupons(chest, { path: "/game/tl?code=storm15" });
    await expect.element(field()).toHaveValue("STORM15");
    await redeem();
    await expect.element(screen.getByText("It’s yours: Storm week")).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Storm week" })).toBeVisible();
    await expect.element(field()).toHaveValue("");
  });

  test("each refusal has a text of its own, and the input stays", async () => {
    const seen = new Set<string>();
    const { screen } = await openCoupons(
      createChest({
        failures: new Map(
          COUPON_REFUSALS.map((reason, at) => [`redeemCoupon id-${at + 1}`, [refusal(403, { reason })]]),
        ),
      }),
    );
    for (const reason of COUPON_REFUSALS) {
      await field().fill(reason);
      await redeem();
      await expect.element(field()).toHaveAttribute("aria-invalid", "true");
      await expect.element(field()).toHaveValue(normalizeCoupon(reason));
      seen.add(document.getElementById(field().element().getAttribute("aria-describedby") ?? "")?.textContent ?? "");
    }
    expect(seen.size).toBe(COUPON_REFUSALS.length);
    await expect.element(screen.getByText("No coupons yet")).toBeVisible();
  });

  test("a code whose answer was lost is found among the player's coupons", async () => {
    const chest = createChest({
      redeemable: new Map([["STORM15", buildCoupon()]]),
      failures: new Map([["redeemCoupon id-1", [NO_ANSWER]]]),
      arrivesAnyway: true,
    });
    const { screen } = await openCoupons(chest);
    await expect.element(screen.getByText("No coupons yet")).toBeVisible();
    await field().fill("storm15");
    await redeem();
    await expect.element(screen.getByText("It’s yours: Storm week")).toBeVisible();
  });

  test("their value and their use are shown", async () => {
    const { screen } = await openCoupons(
      createChest({
        coupons: [
          buildCoupon({ game: { gameCode: "tl", title: "Throne and Liberty" } }),
          buildCoupon({ code: "FIVE", worth: { kind: "amount", amount: 500, currency: "USD" } }),
          buildCoupon({ code: "OLD", state: "expired", endsAt: instantIn(-1) }),
        ],
      }),
    );
    await expect.element(screen.getByText("15% off").first()).toBeVisible();
    await expect.element(screen.getByText("$5.00 off")).toBeVisible();
    await expect.element(screen.getByText("Only for Throne and Liberty")).toBeVisible();
    await expect.element(screen.getByText("Expired")).toBeVisible();
    // One leads to its game, the other to all games; nothing is left to do with the third.
    const uses = screen.getByRole("link", { name: "Use now" }).elements();
    expect(uses.map((link) => link.getAttribute("href"))).toEqual(["/game/tl", "/?view=all"]);
  });

  test("a guest may type a code in and is asked to sign in", async () => {
    const chest = createChest();
    const { screen } = await openCoupons(chest, { isGuest: true });
    await field().fill("storm15");
    await redeem();
    await expect.element(screen.getByRole("dialog", { name: "It is available after login." })).toBeVisible();
    expect(chest.calls).toEqual([]);
  });
});
