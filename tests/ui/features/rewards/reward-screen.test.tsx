import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { buildReward, type Chest, createChest, createChestPorts } from "#tests/ui/support/fake-rewards.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { RewardScreen } from "#ui/features/rewards/screens/reward-screen.tsx";

async function openRewards(chest: Chest, { isGuest = false } = {}) {
  await page.viewport(1280, 900);
  return await renderPage(<RewardScreen />, {
    ports: createChestPorts(chest),
    ...(isGuest ? { visit: { user: null } } : {}),
  });
}

describe("rewards", () => {
  test("that are earned lead, and are collected once", async () => {
    const chest = createChest({
      rewards: [
        buildReward({ id: "over", title: "Harvest", state: "expired" }),
        buildReward({ id: "far", title: "Explorer", state: "locked", progress: { current: 2, goal: 5 } }),
        buildReward(),
      ],
    });
    const { screen } = await openRewards(chest);
    await expect.element(screen.getByRole("heading", { level: 2 }).first()).toHaveTextContent("Collector");
    const card = screen.getByRole("listitem").filter({ hasText: "Collector" });
    await card.getByRole("button", { name: "Claim" }).click();
    await expect.element(screen.getByText("It’s yours: A tenth off")).toBeVisible();
    await expect.element(card.getByText("Claimed")).toBeVisible();
    // Sparks for what was claimed now, and for nothing else.
    expect(card.element().querySelectorAll("[aria-hidden] > i").length).toBeGreaterThan(0);
    expect(screen.container.querySelectorAll("li:has([aria-hidden] > i)")).toHaveLength(1);
    expect(chest.calls.filter((call) => call.startsWith("claimReward"))).toHaveLength(1);
  });

  test("that are not earned say how far the player is", async () => {
    const chest = createChest({ rewards: [buildReward({ state: "locked", progress: { current: 2, goal: 5 } })] });
    const { screen } = await openRewards(chest);
    await expect.element(screen.getByText("Not earned yet: 2 of 5")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Claim" })).toHaveAttribute("aria-disabled", "true");
  });

  test("whose answer was lost are claimed again as the same claim", async () => {
    const chest = createChest({ rewards: [buildReward()], failures: new Map([["claimReward id-1", [NO_ANSWER]]]) });
    const { screen } = await openRewards(chest);
    await screen.getByRole("button", { name: "Claim" }).click();
    await expect.element(screen.getByText(/^We didn’t get a response/)).toBeVisible();
    await screen.getByRole("button", { name: "Claim" }).click();
    await expect.element(screen.getByText("Claimed")).toBeVisible();
    expect(chest.calls.filter((call) => call.startsWith("claimReward"))).toEqual([
      "claimReward id-1",
      "claimReward id-1",
    ]);
  });

  test("are shown to guests, who are asked to sign in for claiming one", async () => {
    const { screen } = await openRewards(createChest({ rewards: [buildReward({ state: "locked" })] }), {
      isGuest: true,
    });
    await screen.getByRole("button", { name: "Claim" }).click();
    await expect.element(screen.getByRole("dialog", { name: "It is available after login." })).toBeVisible();
  });
});
