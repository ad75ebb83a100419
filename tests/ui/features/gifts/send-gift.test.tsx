import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { FoundRecipients, GiftCheck, NewGift } from "#core/commerce/gift.ts";
import type { Order } from "#core/commerce/order.ts";
import { fail, type RequestFailure, succeed } from "#core/failures/request-failure.ts";
import type { Ports } from "#core/ports/index.ts";
import { buildGiftCheck, buildOrder, buildRecipient, DAY_MS, NOON } from "#tests/ui/support/builders.ts";
import { changePorts, createFakePorts, createPublisher, NO_ANSWER, refusal } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { PLAYER } from "#tests/ui/support/visit.ts";
import { forgetGiftDrafts } from "#ui/features/gifts/popups/send-gift/forget-gift-drafts.ts";
import { GIFT_DRAFT, NO_GIFT_DRAFT } from "#ui/features/gifts/popups/send-gift/gift-draft.ts";
import { useSendGift } from "#ui/features/gifts/popups/send-gift/use-send-gift.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { formDraft } from "#ui/kit/form/form-draft.ts";

/** An order whose payment page is an address within this document. */
const OPEN_ORDER = buildOrder({ state: "awaiting_payment", purpose: "gift", paymentUrl: "#found-payment" });

async function openGift({
  found = { players: [buildRecipient()], hasMore: false } as
    | FoundRecipients
    | RequestFailure
    | Promise<FoundRecipients>,
  check = buildGiftCheck() as GiftCheck | RequestFailure,
  /** Result of each attempt to send. */
  tries = [] as (RequestFailure | null)[],
  /** Result of each lookup of an earlier attempt. */
  earlier = [] as (Order | RequestFailure | null)[],
  stored = new Map<string, string>(),
} = {}) {
  await page.viewport(1280, 900);
  const sent: { readonly gift: NewGift; readonly key: string }[] = [];
  const scene = { check, found };
  await renderPage(<Opener />, {
    ports: changePorts(createFakePorts(createPublisher(), stored), {
      gifts: {
        findRecipients: async () => {
          const answer = await scene.found;
          return "kind" in answer ? fail(answer) : succeed(answer);
        },
        check: async () => ("kind" in scene.check ? fail(scene.check) : succeed(scene.check)),
        send: async (gift, key) => {
          sent.push({ gift, key });
          const failure = tries.shift() ?? null;
          return failure === null ? succeed({ orderKey: "o1", redirectUrl: "#payment" }) : fail(failure);
        },
      },
      orders: {
        findByAttempt: async () => {
          const answer = earlier.shift() ?? null;
          return answer !== null && "kind" in answer ? fail(answer) : succeed(answer);
        },
      },
    }),
  });
  await press("Give");
  return { sent, stored, scene };
}

function Opener() {
  const sendGift = useSendGift();
  return <Button onClick={() => void sendGift({ goodsId: "castle", title: "Castle" })}>Give</Button>;
}

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const recipient = () => page.getByLabelText("Recipient’s nickname");
const message = () => page.getByRole("textbox", { name: "Message Optional" });

async function nameRecipient() {
  await recipient().fill("Yuna");
  await press("Find player");
  await expect.element(page.getByRole("radio", { name: "Yuna" })).toBeChecked();
  await press("Next");
}

async function goToReview() {
  await nameRecipient();
  await message().fill("For you.");
  await press("Next");
  await expect.element(page.getByText("Yuna")).toBeVisible();
}

async function pay() {
  await goToReview();
  await press("Pay");
}

beforeEach(() => {
  window.location.hash = "";
});

describe("the recipient", () => {
  const find = async () => {
    await recipient().fill("Yuna");
    await press("Find player");
  };

  test("is found by nickname and shown with what separates players of the same one", async () => {
    const older = buildRecipient({ id: "older", memberSince: "2024-03-05T12:00:00.000Z" });
    const { sent } = await openGift({ found: { players: [older, buildRecipient({ id: "newer" })], hasMore: false } });
    await find();
    const group = page.getByRole("radiogroup", { name: "Is this the right player?" });
    await expect.element(group.getByText("Member since March 5, 2024")).toBeVisible();
    await press("Next");
    await expect.element(page.getByText("Choose the player it’s for.")).toBeVisible();
    await group.getByRole("radio").nth(1).click();
    await press("Next");
    await press("Next");
    await press("Pay");
    await expect.poll(() => sent.map(({ gift }) => gift.recipient)).toEqual(["newer"]);
  });

  test("who cannot be given anything is shown with the reason and cannot be chosen", async () => {
    const closing = buildRecipient({ id: "closing", refusal: "account_closing" });
    await openGift({ found: { players: [closing, buildRecipient()], hasMore: true } });
    await find();
    await expect.element(page.getByText("This account is being closed, so it can’t receive gifts.")).toBeVisible();
    await expect.element(page.getByText("More players have this nickname than are shown here.")).toBeVisible();
    await expect.element(page.getByRole("radio").first()).toBeDisabled();
    await expect.element(page.getByRole("radio").nth(1)).toBeChecked();
  });

  test.each([
    [{ players: [], hasMore: false }, "No player has this nickname."],
    [
      { players: [buildRecipient({ id: "me", refusal: "to_yourself" })], hasMore: false },
      "You can’t send a gift to yourself.",
    ],
    [
      refusal(429, null, "TOO_MANY_RECIPIENTS"),
      "You’ve tried a lot of different nicknames. Wait a few minutes, then try again.",
    ],
  ])("is not found, and the giver reads why: %#", async (found, words) => {
    await openGift({ found });
    await find();
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(recipient()).toHaveValue("Yuna");
    await expect.element(page.getByRole("radio")).not.toBeInTheDocument();
  });

  test("is looked up again when another nickname is typed", async () => {
    await openGift();
    await find();
    await expect.element(page.getByRole("radio")).toBeChecked();
    await recipient().fill("Mina");
    await expect.element(page.getByRole("radio")).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Find player" })).toBeVisible();
  });

  test("is never a player who was found for a nickname that is no longer in the field", async () => {
    const { promise, resolve } = Promise.withResolvers<FoundRecipients>();
    await openGift({ found: promise });
    await find();
    await recipient().fill("Mina");
    resolve({ players: [buildRecipient()], hasMore: false });
    await expect.element(page.getByRole("button", { name: "Find player" })).not.toHaveAttribute("aria-busy");
    await expect.element(page.getByRole("radio")).not.toBeInTheDocument();
  });
});

describe("giving something", () => {
  test("asks for recipient, message and date, shows a summary and leads to the payment", async () => {
    const { sent } = await openGift();
    await goToReview();
    await expect.element(page.getByText("$20.00")).toBeVisible();
    await expect.element(page.getByText("Right after payment")).toBeVisible();
    await press("Pay");
    await expect.poll(() => window.location.hash).toBe("#payment");
    expect(sent.map(({ gift }) => gift)).toEqual([
      {
        goodsId: "castle",
        recipient: "yuna",
        message: "For you.",
        deliverAt: null,
        provider: "nshop",
        expected: { total: 2_000, currency: "USD" },
        waivesRefund: false,
        returnPath: "/order/result",
      },
    ]);
  });

  test("is forgotten on this device once its order is paid, in whichever tab that is seen; another gift stays", async () => {
    const { stored } = await openGift();
    await pay();
    await expect.poll(() => window.location.hash).toBe("#payment");
    const openTab = () => createFakePorts(createPublisher(), stored);
    const draftOf = (tab: Ports) => formDraft(tab, GIFT_DRAFT, PLAYER.userId, "castle");
    draftOf(openTab()).keep({ ...NO_GIFT_DRAFT, message: "Another gift." });
    const see = (orderKey: string) =>
      forgetGiftDrafts(openTab(), PLAYER.userId, { orderKey, lines: [{ goodsId: "castle" }] });
    see("another order");
    expect(draftOf(openTab()).read()?.message).toBe("For you.");
    see("o1");
    expect(draftOf(openTab()).read()?.message).toBe("Another gift.");
  });

  test("asks for the refund waiver first if the giver's country requires it, and sends nothing without it", async () => {
    const { sent } = await openGift({ check: buildGiftCheck({ needsRefundWaiver: true }) });
    await pay();
    const waiver = page.getByRole("checkbox");
    await expect.element(waiver).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(waiver).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    await press("Pay");
    await press("Go to payment");
    await expect.element(page.getByRole("alert")).toHaveTextContent("Check the box to continue.");
    await waiver.click();
    await press("Go to payment");
    await expect.poll(() => sent.map(({ gift }) => gift.waivesRefund)).toEqual([true]);
  });

  test.each([
    [buildGiftCheck({ refusal: "to_yourself" }), "You can’t send a gift to yourself."],
    [
      buildGiftCheck({ refusal: "country_mismatch" }),
      "This player is in another country, where prices and availability differ, so you can’t send them this.",
    ],
    [
      buildGiftCheck({ recipient: null, refusal: "too_many_waiting" }),
      "Many of your gifts are still waiting for a response. Send more once some have been accepted or declined.",
    ],
    [refusal(404), "No player has this nickname."],
  ])("stays with who it is for, and says why: %#", async (check, words) => {
    await openGift({ check });
    await nameRecipient();
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(recipient()).toHaveValue("Yuna");
  });

  test("suggested messages do not overwrite a typed one", async () => {
    await openGift();
    await nameRecipient();
    await press("Thank you!");
    await expect.element(message()).toHaveValue("Thank you!");
    await press("Let’s play together!");
    await expect.element(message()).toHaveValue("Let’s play together!");
    await message().fill("My own words.");
    await press("Thank you!");
    await expect.element(message()).toHaveValue("My own words.\nThank you!");
  });

  test("a message that is too long is kept, and the player sees an error", async () => {
    await openGift();
    await nameRecipient();
    await message().fill("x".repeat(201));
    await press("Next");
    await expect.element(page.getByText("That’s too long. Your text is kept.")).toBeVisible();
    await expect.element(message()).toHaveValue("x".repeat(201));
  });

  test.each([
    [-2 * DAY_MS, "That date has passed. Choose a later one."],
    [400 * DAY_MS, "A gift can be sent up to a year ahead."],
  ])("a day that cannot be is refused with the reason: %#", async (ahead, words) => {
    await openGift();
    await nameRecipient();
    await page.getByLabelText("Delivery Optional").fill(new Date(NOON + ahead).toISOString().slice(0, 10));
    await press("Next");
    await expect.element(page.getByText(words)).toBeVisible();
  });
});

test.each([
  [
    refusal(409, null, "TOO_MANY_UNPAID_ORDERS"),
    "Too many of your orders are waiting for payment. Complete or cancel one of them first.",
  ],
  [
    refusal(403, { reason: "too_many_waiting" }),
    "Many of your gifts are still waiting for a response. Send more once some have been accepted or declined.",
  ],
])("a gift that is one too many is not sent, and the player sees what to do first: %#", async (failure, words) => {
  await openGift({ tries: [failure] });
  await pay();
  await expect.element(page.getByText(words)).toBeVisible();
});

describe("a gift whose answer was lost", () => {
  test("is found again and not sent twice", async () => {
    const { sent } = await openGift({ tries: [NO_ANSWER], earlier: [OPEN_ORDER] });
    await pay();
    await expect.poll(() => window.location.hash).toBe("#found-payment");
    expect(sent).toHaveLength(1);
  });

  test("is looked for before a retry is offered, and the retry is the same try", async () => {
    const { sent } = await openGift({ tries: [NO_ANSWER], earlier: [null, null] });
    await pay();
    await expect.element(page.getByText(/^We didn’t get a response, and you haven’t been charged/)).toBeVisible();
    await press("Pay");
    await expect.poll(() => window.location.hash).toBe("#payment");
    expect(sent.map(({ key }) => key)).toEqual(["id-1", "id-1"]);
  });

  test("is not sent again while the outcome of the first attempt is unknown", async () => {
    const { sent } = await openGift({ tries: [NO_ANSWER], earlier: [NO_ANSWER, NO_ANSWER, OPEN_ORDER] });
    await pay();
    await expect.element(page.getByText(/^We didn’t get a response, and you haven’t been charged/)).toBeVisible();
    await press("Pay");
    await expect.element(page.getByText(/^We didn’t get a response, and you haven’t been charged/)).toBeVisible();
    await press("Pay");
    await expect.poll(() => window.location.hash).toBe("#found-payment");
    expect(sent).toHaveLength(1);
  });

  test("is looked for even after the popup was left", async () => {
    const { sent } = await openGift({ tries: [NO_ANSWER], earlier: [NO_ANSWER, OPEN_ORDER] });
    await pay();
    await expect.element(page.getByText(/^We didn’t get a response, and you haven’t been charged/)).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect.poll(() => page.getByRole("dialog").query()).toBeNull();
    await press("Give");
    await press("Find player");
    await press("Next");
    await press("Next");
    await press("Pay");
    await expect.poll(() => window.location.hash).toBe("#found-payment");
    expect(sent).toHaveLength(1);
  });
});

test("another price than the one shown is shown first", async () => {
  const changed: RequestFailure = { ...refusal(409), code: "QUOTE_CHANGED" } as RequestFailure;
  const { sent, scene } = await openGift({ tries: [changed] });
  await goToReview();
  scene.check = buildGiftCheck({ amount: 2_500 });
  await press("Pay");
  await expect.element(page.getByText("The price has changed. Check it, then continue.")).toBeVisible();
  await expect.element(page.getByText("$25.00")).toBeVisible();
  await press("Pay");
  await expect.poll(() => window.location.hash).toBe("#payment");
  expect(sent.map(({ gift }) => gift.expected.total)).toEqual([2_000, 2_500]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});
