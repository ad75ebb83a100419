import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { DAY_MS, NOON } from "#tests/ui/support/builders.ts";
import { buildReward, type Chest, createChest, createChestPorts } from "#tests/ui/support/fake-rewards.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { RewardBanner } from "#ui/features/rewards/components/reward-banner.tsx";

async function openIndex(chest: Chest, stored = new Map<string, string>(), now = NOON) {
  await page.viewport(1280, 900);
  const ports = createChestPorts(chest, stored);
  return await renderPage(<RewardBanner />, { ports: { ...ports, clock: { ...ports.clock, now: () => now } } });
}

const banner = () => page.getByRole("complementary", { name: "Rewards" });

describe("the banner of rewards", () => {
  test("announces an earned reward, and opens it by a click", async () => {
    await openIndex(createChest({ rewards: [buildReward({ state: "locked" }), buildReward({ id: "two" })] }));
    await expect.element(banner()).toHaveTextContent("Rewards waiting for you: 1Collector");
    await banner()
      .getByRole("button", { name: /Collector/ })
      .click();
    await expect.element(page.getByRole("dialog", { name: "Collector" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "See the reward" })).toBeVisible();
  });

  test("sent away stays away for today, and is there again the day after", async () => {
    const stored = new Map<string, string>();
    const chest = createChest({ rewards: [buildReward(), buildReward({ id: "two" })] });
    const { screen } = await openIndex(chest, stored);
    await banner().getByRole("button", { name: "Not today" }).click();
    await expect.element(banner()).not.toBeInTheDocument();
    await screen.unmount();
    const again = await openIndex(chest, stored);
    await expect.poll(() => chest.calls.length).toBe(2);
    expect(banner().query()).toBeNull();
    await again.screen.unmount();
    await openIndex(chest, stored, NOON + DAY_MS);
    await expect.element(banner()).toBeVisible();
  });
});
