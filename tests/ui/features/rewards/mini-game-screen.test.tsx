import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { MiniGameOrder } from "#core/engagement/mini-game-frame.ts";
import { NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { buildCoupon, type Chest, createChest, createChestPorts } from "#tests/ui/support/fake-rewards.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { MiniGameScreen } from "#ui/features/rewards/screens/mini-game-screen.tsx";

async function openGame(chest: Chest) {
  await page.viewport(480, 750);
  return await renderPage(<MiniGameScreen />, { ports: createChestPorts(chest) });
}

/** Message of the game in the frame; the real one is a page of the publisher. */
async function pick(card: number) {
  await expect.poll(() => document.querySelector("iframe")).not.toBeNull();
  const frame = document.querySelector("iframe")?.contentWindow ?? null;
  window.dispatchEvent(new MessageEvent("message", { data: { kind: "picked", card }, source: frame }));
}

const rounds = (chest: Chest) => chest.calls.filter((call) => call.startsWith("playMiniGame"));

describe("the mini game", () => {
  test("plays in a frame that may run its script and nothing else", async () => {
    await openGame(createChest());
    await expect.element(page.getByText("Rounds left today: 3")).toBeVisible();
    expect(document.querySelector("iframe")?.getAttribute("sandbox")).toBe("allow-scripts");
  });

  test("shows the prize, and counts the rounds", async () => {
    const { screen } = await openGame(createChest({ prizes: [buildCoupon(), null] }));
    await pick(1);
    await expect.element(screen.getByText("You won: Storm week").first()).toBeVisible();
    await expect.element(screen.getByText("Rounds left today: 2")).toBeVisible();
    await screen.getByRole("button", { name: "Next round" }).click();
    await pick(0);
    await expect.element(screen.getByText("Nothing this time").first()).toBeVisible();
  });

  test("shows what lay under the other cards, and is silent until the player wants its sounds", async () => {
    // The frame's window is closed to the page: a port replaces it.
    const frame = new MessageChannel().port1;
    const orders = vi.spyOn(frame, "postMessage").mockReturnValue();
    const contentWindow = vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get");
    contentWindow.mockReturnValue(frame as unknown as Window);
    const { screen } = await openGame(createChest({ prizes: [buildCoupon()] }));
    await expect.poll(() => document.querySelector("iframe")).not.toBeNull();
    window.dispatchEvent(new MessageEvent("message", { data: { kind: "ready" }, source: frame }));
    const last = (kind: string) =>
      orders.mock.calls.map(([order]) => order as MiniGameOrder).findLast((order) => order.kind === kind);
    expect(last("start")).toMatchObject({ hasSound: false });
    await pick(1);
    await expect
      .poll(() => last("show"))
      .toMatchObject({
        card: 1,
        isWin: true,
        words: "Storm week",
        others: [
          { isWin: true, words: "Moonrise" },
          { isWin: false, words: "Nothing this time" },
        ],
      });
    await screen.getByRole("button", { name: "Unmute" }).click();
    await expect.poll(() => last("start")).toMatchObject({ hasSound: true });
    await expect.element(screen.getByRole("button", { name: "Mute", exact: true })).toBeVisible();
  });

  test("a round whose answer was lost is requested again without losing one", async () => {
    const chest = createChest({ failures: new Map([["playMiniGame id-1", [NO_ANSWER]]]) });
    const { screen } = await openGame(chest);
    await pick(2);
    await expect.element(screen.getByText(/^We didn’t get a response/)).toBeVisible();
    await pick(2);
    await expect.element(screen.getByText("Rounds left today: 2")).toBeVisible();
    expect(rounds(chest)).toEqual(["playMiniGame id-1", "playMiniGame id-1"]);
  });

  test("accepts messages of its own frame only", async () => {
    const chest = createChest();
    const { screen } = await openGame(chest);
    await expect.element(screen.getByText("Rounds left today: 3")).toBeVisible();
    window.dispatchEvent(new MessageEvent("message", { data: { kind: "picked", card: 0 }, source: window }));
    await pick(7);
    expect(rounds(chest)).toEqual([]);
  });

  test("says when the next rounds come once all are played", async () => {
    const { screen } = await openGame(
      createChest({ game: { roundsLeft: 0, roundsADay: 3, resetsAt: "2026-11-22T00:00:00.000Z" } }),
    );
    await expect.element(screen.getByText(/No rounds left today/)).toBeVisible();
    await expect.element(screen.getByText(/New rounds starting/)).toBeVisible();
  });
});
