import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Gift } from "#core/commerce/gift.ts";
import { fail, type RequestFailure, succeed } from "#core/failures/request-failure.ts";
import type { LibraryGame } from "#core/library/library-game.ts";
import { buildLibraryGame, buildMedia, DAY_MS, instantIn } from "#tests/ui/support/builders.ts";
import { changePorts, createFakePorts, refusal } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { GiftScreen } from "#ui/features/gifts/screens/gift-screen.tsx";

const buildGift = (change: Partial<Gift> = {}): Gift => ({
  id: "g1",
  direction: "received",
  state: "pending",
  message: "For you.",
  other: "Yuna",
  goods: {
    goodsId: "castle",
    contentType: "EDITION",
    gameCode: "tl",
    title: "Castle",
    textLocale: "en-GB",
    image: buildMedia(),
  },
  createdAt: instantIn(-DAY_MS),
  deliverAt: instantIn(-DAY_MS),
  expiresAt: instantIn(13 * DAY_MS),
  isWithdrawn: false,
  ...change,
});

/** A page of gifts; each answer fails as often as there are failures. */
async function openGifts(gifts: Gift[], failures: RequestFailure[] = [], owned: LibraryGame[] = []) {
  await page.viewport(1280, 900);
  const calls: string[] = [];
  const answerWith = (how: "accept" | "decline" | "withdraw", state: Gift["state"]) => async (giftId: string) => {
    calls.push(`${how} ${giftId}`);
    const failure = failures.shift();
    const at = gifts.findIndex(({ id }) => id === giftId);
    const answered = { ...(gifts[at] ?? buildGift()), state };
    if (failure !== undefined) return fail(failure);
    gifts.splice(at, 1, answered);
    return succeed(answered);
  };
  const rendered = await renderPage(<GiftScreen />, {
    ports: changePorts(createFakePorts(), {
      library: { list: async () => succeed(owned) },
      gifts: {
        list: async () => succeed([...gifts]),
        accept: answerWith("accept", "accepted"),
        decline: answerWith("decline", "refunded"),
        withdraw: answerWith("withdraw", "refunded"),
      },
    }),
  });
  return { ...rendered, calls };
}

describe("gifts", () => {
  test("are wrapped until they are accepted, and then offer what can be done with them", async () => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Windows NT 10.0; Win64; x64)");
    const sent = buildGift({ id: "g2", direction: "sent" });
    const { screen, calls } = await openGifts([buildGift(), sent], [], [buildLibraryGame()]);
    await expect.element(screen.getByText("From Yuna")).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Castle" }).first()).toHaveAttribute("lang", "en-GB");
    const paper = () => screen.container.querySelectorAll("li [aria-hidden] > i").length;
    expect(paper()).toBe(2);
    await screen.getByRole("button", { name: "Accept" }).click();
    await expect.element(screen.getByText("Castle is yours now.")).toHaveFocus();
    expect(calls).toEqual(["accept g1"]);
    await expect.element(screen.getByRole("link", { name: "Install with PURPLE" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Go to library" })).toHaveAttribute("href", "/library");
  });

  test("of which nothing says who gave them are neither answered nor withdrawn, and none is said to be missing", async () => {
    const { screen } = await openGifts([buildGift({ direction: null })]);
    await expect.element(screen.getByRole("heading", { name: "Castle" })).toBeVisible();
    await expect.element(screen.getByText("Yuna", { exact: true })).toBeVisible();
    expect(screen.getByRole("button", { name: /Accept|Decline|Withdraw/ }).elements()).toEqual([]);
    expect(screen.getByText(/gift yet|any gifts yet/).elements()).toEqual([]);
  });

  test("that could not be read are not said to be missing", async () => {
    const { screen } = await renderPage(<GiftScreen />, {
      ports: changePorts(createFakePorts(), {
        gifts: { list: async () => ({ ...succeed([buildGift()]), isPartial: true as const }) },
      }),
    });
    await expect.element(screen.getByText("Some entries couldn’t be loaded.")).toBeVisible();
    expect(screen.getByText(/any gifts yet/).elements()).toEqual([]);
  });

  test("are declined only after a question, since that cannot be taken back", async () => {
    const { screen, calls } = await openGifts([buildGift()]);
    await screen.getByRole("button", { name: "Decline" }).click();
    await expect.element(screen.getByRole("dialog", { name: "Decline this gift?" })).toBeVisible();
    await screen.getByRole("dialog").getByRole("button", { name: "Go back" }).last().click();
    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
    expect(calls).toEqual([]);
    await screen.getByRole("button", { name: "Decline" }).click();
    await screen.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
    await expect.element(screen.getByText("Refunded")).toBeVisible();
    expect(calls).toEqual(["decline g1"]);
  });

  test("of goods that the player has say what helps", async () => {
    const { screen } = await openGifts([buildGift()], [refusal(403, { reason: "already_owned" })]);
    await screen.getByRole("button", { name: "Accept" }).click();
    await expect
      .element(screen.getByText("You already own this. If you decline it, the sender gets the money back."))
      .toBeVisible();
  });

  test("that were sent for a later day say when they arrive", async () => {
    const later = { direction: "sent" as const, deliverAt: instantIn(5 * DAY_MS), expiresAt: instantIn(19 * DAY_MS) };
    const { screen } = await openGifts([buildGift({ id: "g2", ...later })]);
    await expect.element(screen.getByText("To Yuna")).toBeVisible();
    await expect.element(screen.getByText(/^Arrives on/)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Accept" })).not.toBeInTheDocument();
  });

  test("lead to the given goods, also to a bundle", async () => {
    const goods = { ...buildGift().goods, goodsId: "winter", contentType: "BUNDLE" as const, title: "Winter" };
    const { screen } = await openGifts([buildGift(), buildGift({ id: "g2", goods })]);
    await expect.element(screen.getByRole("link", { name: "Castle" })).toHaveAttribute("href", "/goods/tl/castle");
    await expect.element(screen.getByRole("link", { name: "Winter" })).toHaveAttribute("href", "/bundle/winter");
  });

  test("that were sent are withdrawn after a question, as long as they are not accepted", async () => {
    const sent = buildGift({ direction: "sent" });
    const { screen, calls } = await openGifts([sent, buildGift({ id: "g2", direction: "sent", state: "accepted" })]);
    await screen.getByRole("button", { name: "Withdraw gift" }).click();
    const question = screen.getByRole("dialog", { name: "Withdraw this gift?" });
    await expect.element(question.getByText(/can no longer accept it, and you get your money back/)).toBeVisible();
    expect(calls).toEqual([]);
    await question.getByRole("button", { name: "Withdraw gift" }).click();
    await expect.element(screen.getByText("Refunded")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Withdraw gift" })).not.toBeInTheDocument();
    expect(calls).toEqual(["withdraw g1"]);
  });

  test("that were answered before they are withdrawn say so", async () => {
    const sent = buildGift({ direction: "sent" });
    const { screen } = await openGifts([sent], [refusal(409, { reason: "gift_answered" })]);
    await screen.getByRole("button", { name: "Withdraw gift" }).click();
    await screen.getByRole("dialog").getByRole("button", { name: "Withdraw gift" }).click();
    await expect.element(screen.getByText("This gift is no longer waiting for a response.")).toBeVisible();
  });

  test("that their sender has withdrawn say who has done so, and cannot be accepted", async () => {
    const { screen } = await openGifts([buildGift({ state: "refunded", isWithdrawn: true, message: "" })]);
    await expect.element(screen.getByText("Yuna has withdrawn this gift.")).toBeVisible();
    await expect.element(screen.getByText("Withdrawn", { exact: true })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Accept" })).not.toBeInTheDocument();
  });
});
