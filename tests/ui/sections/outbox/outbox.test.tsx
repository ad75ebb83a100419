import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fail, succeed } from "#core/failures/request-failure.ts";
import type { Ports } from "#core/ports/index.ts";
import { comment, draft, entryOf, intoCart, review, reviewChange } from "#tests/core/outbox/entries.ts";
import CartScreen from "#ui/screens/cart/cart-screen.tsx";
import { LiveAddToCart } from "#ui/sections/add-to-cart/live-add-to-cart.tsx";
import { CommentList } from "#ui/sections/boards/comment-list.tsx";
import { FavoriteToggle } from "#ui/sections/favorite-button/favorite-toggle.tsx";
import { OfflineBanner } from "#ui/sections/offline-banner/offline-banner.tsx";
import { PlayersReviewPanel } from "#ui/sections/reviews/players-review-panel.tsx";
import { signOut } from "#ui/sections/sign-out/sign-out.ts";
import { buildArticle, buildComment, buildGoods, buildReview } from "../../support/builders.ts";
import { type Basket, createBasket, createBasketPorts } from "../../support/fake-basket.ts";
import { createBoard, createBoardPorts } from "../../support/fake-board.ts";
import { createFakePorts, createPublisher, refusal } from "../../support/fake-ports.ts";
import { PLAYER, renderPage, VISIT } from "../../support/render-page.tsx";

let isOnline = true;

function goOffline() {
  isOnline = false;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  window.dispatchEvent(new Event("offline"));
}

function goOnline() {
  isOnline = true;
  window.dispatchEvent(new Event("online"));
}

afterEach(() => {
  goOnline();
  vi.restoreAllMocks();
});

/** The player's session is still theirs, unless a test says otherwise. */
const signedIn = (ports: Ports, userId = PLAYER.userId): Ports => ({
  ...ports,
  session: { ...ports.session, getUser: async () => succeed({ ...PLAYER, userId }) },
});

const castle = buildGoods({ goodsId: "castle", title: "Castle", maxQuantity: 5 });

function openShelf(basket: Basket, ports = signedIn(createBasketPorts(basket))) {
  return renderPage(
    <>
      <FavoriteToggle favorite={{ type: "game", id: "tl" }} title="Throne" form="icon" />
      <LiveAddToCart goods={castle} isWanted={false} />
      <OfflineBanner />
    </>,
    { ports },
  );
}

const openOwnReview = (ports: Ports) =>
  renderPage(
    <>
      <PlayersReviewPanel gameCode="tl" userId="me" />
      <OfflineBanner />
    </>,
    { ports },
  );

test("a heart and goods pressed offline are shown as done, wait in sight, and are sent once and in order when the network is back", async () => {
  const basket = createBasket({ goods: [castle] });
  const { screen } = await openShelf(basket);
  const heart = screen.getByRole("button", { name: "Throne as a favorite" });
  await expect.element(heart).toHaveAttribute("aria-pressed", "false");
  goOffline();
  await heart.click();
  await screen.getByRole("button", { name: "Add to cart" }).click();
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await expect.element(screen.getByText("Waiting to be sent: 2")).toBeVisible();
  expect(basket.calls).not.toContain("keepFavorite");

  goOnline();
  await expect.element(screen.getByText("What you did offline has been sent.")).toBeVisible();
  expect(basket.calls.filter((call) => call === "keepFavorite" || call === "addToCart")).toEqual([
    "keepFavorite",
    "addToCart",
  ]);
  expect(basket.kept).toEqual([{ type: "game", id: "tl" }]);
  expect(basket.lines).toEqual([{ goodsId: "castle", quantity: 1 }]);
  await expect.element(screen.getByText(/Waiting to be sent/)).not.toBeInTheDocument();
});

test("a heart pressed twice offline leaves nothing to send", async () => {
  const { screen } = await openShelf(createBasket());
  const heart = screen.getByRole("button", { name: "Throne as a favorite" });
  await expect.element(heart).toHaveAttribute("aria-pressed", "false");
  goOffline();
  await heart.click();
  await expect.element(screen.getByText("Waiting to be sent: 1")).toBeVisible();
  await heart.click();
  await expect.element(screen.getByText(/Waiting to be sent/)).not.toBeInTheDocument();
  await expect.element(heart).toHaveAttribute("aria-pressed", "false");
});

test("the list shows what waits, and what is taken back there is not sent", async () => {
  const basket = createBasket({ goods: [castle] });
  const { screen } = await openShelf(basket);
  await expect.element(screen.getByRole("button", { name: "Add to cart" })).toBeVisible();
  goOffline();
  await screen.getByRole("button", { name: "Add to cart" }).click();
  await screen.getByRole("button", { name: "Show" }).click();
  const list = screen.getByRole("region", { name: "Waiting to be sent" });
  await expect.element(list.getByText("Put Castle into your cart")).toBeVisible();
  await expect.element(list.getByText("Waiting until you are online")).toBeVisible();
  await list.getByRole("button", { name: "Do not send" }).click();
  await expect.element(list).not.toBeInTheDocument();
  goOnline();
  await expect.element(screen.getByText("You are back online.")).toBeVisible();
  expect(basket.calls).not.toContain("addToCart");
});

test("what is no longer sold is told, kept, and can be sent again or discarded", async () => {
  const basket = createBasket({ goods: [castle], failures: new Map([["addToCart", [refusal(404), refusal(404)]]]) });
  const ports = signedIn(createBasketPorts(basket));
  await ports.outbox.change(() => [entryOf("k1", intoCart)]);
  const { screen } = await openShelf(basket, ports);
  await expect.element(screen.getByText("Not sent: 1")).toBeVisible();
  await screen.getByRole("button", { name: "Show" }).click();
  const list = screen.getByRole("region", { name: "Waiting to be sent" });
  await expect.element(list.getByText("Not sent: what this is about is no longer there.")).toBeVisible();
  await list.getByRole("button", { name: "Send again" }).click();
  await expect.poll(() => basket.calls.filter((call) => call === "addToCart")).toHaveLength(2);
  await expect.element(list.getByText("Not sent: what this is about is no longer there.")).toBeVisible();
  await list.getByRole("button", { name: "Discard" }).click();
  await expect.element(list).not.toBeInTheDocument();
});

test("what the player has to decide about makes nothing else wait: the same goods go into the cart meanwhile", async () => {
  const basket = createBasket({ goods: [castle], failures: new Map([["addToCart", [refusal(404)]]]) });
  const ports = signedIn(createBasketPorts(basket));
  await ports.outbox.change(() => [entryOf("k1", { ...intoCart, goodsId: "castle" })]);
  const { screen } = await openShelf(basket, ports);
  await expect.element(screen.getByText("Not sent: 1")).toBeVisible();
  await screen.getByRole("button", { name: "Add to cart" }).click();
  await expect.poll(() => basket.lines).toEqual([{ goodsId: "castle", quantity: 1 }]);
  await expect.element(screen.getByText("Not sent: 1")).toBeVisible();
  await expect.element(screen.getByText(/Waiting to be sent/)).not.toBeInTheDocument();
});

test("what another account did on this device is neither shown nor sent", async () => {
  const basket = createBasket({ goods: [castle] });
  const ports = signedIn(createBasketPorts(basket));
  await ports.outbox.change(() => [entryOf("k1", intoCart, "somebody-else"), entryOf("k2", intoCart)]);
  const { screen } = await openShelf(basket, ports);
  await expect.element(screen.getByText("What you did offline has been sent.")).toBeVisible();
  expect(basket.calls.filter((call) => call === "addToCart")).toHaveLength(1);
  expect((await ports.outbox.list()).map(({ key }) => key)).toEqual(["k1"]);
});

test("nothing is sent once another tab has signed in with another account", async () => {
  const basket = createBasket({ goods: [castle] });
  const asked = vi.fn();
  const ports = createBasketPorts(basket);
  const others: Ports = {
    ...ports,
    session: {
      ...ports.session,
      getUser: async () => {
        asked();
        return succeed({ ...PLAYER, userId: "somebody-else" });
      },
    },
  };
  await others.outbox.change(() => [entryOf("k1", intoCart)]);
  const { screen } = await openShelf(basket, others);
  await expect.element(screen.getByText("Waiting to be sent: 1")).toBeVisible();
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
  expect(basket.calls).not.toContain("addToCart");
});

test("a comment written offline stands below the form until it is sent, under one key however often", async () => {
  await page.viewport(1280, 900);
  const board = createBoard({ failures: new Map([["postComment", [{ kind: "fetch", message: "" }]]]) });
  const ports = signedIn(createBoardPorts(board));
  const { screen } = await renderPage(
    <>
      <CommentList article={buildArticle()} />
      <OfflineBanner />
    </>,
    { ports },
  );
  const box = screen.getByRole("textbox");
  await box.fill("Meet at the north gate.");
  goOffline();
  await screen.getByRole("button", { name: "Post", exact: true }).click();
  await expect.element(box).toHaveValue("");
  await expect.element(screen.getByText("Meet at the north gate.")).toBeVisible();
  await expect.element(screen.getByText("Waiting until you are online")).toBeVisible();
  goOnline();
  // The first try is lost; the network comes and goes, and the second one arrives.
  await expect.poll(() => board.calls.filter((call) => call === "postComment")).toHaveLength(1);
  await expect.element(screen.getByText("On its way; it may have arrived already")).toBeVisible();
  goOffline();
  await expect.element(screen.getByText("You are offline. What you see may be out of date.")).toBeVisible();
  goOnline();
  await expect.poll(() => board.comments.map(({ content }) => content)).toEqual(["Meet at the north gate."]);
  await expect.element(screen.getByText("On its way; it may have arrived already")).not.toBeInTheDocument();
});

test("a comment whose article is gone keeps its words, which can be edited where they were written", async () => {
  const board = createBoard({ failures: new Map([["postComment", [refusal(404)]]]) });
  const stored = new Map<string, string>();
  const ports = signedIn(createBoardPorts(board, stored));
  await ports.outbox.change(() => [{ ...entryOf("k1", comment), path: "/elsewhere" }]);
  const { screen } = await renderPage(<OfflineBanner />, { ports });
  await screen.getByRole("button", { name: "Show" }).click();
  await expect.element(screen.getByText("And a rope.")).toBeVisible();
  await screen.getByRole("button", { name: "Edit" }).click();
  await expect.element(screen.getByText("Elsewhere")).toBeVisible();
  expect([...stored.values()].join()).toContain("And a rope.");
  expect(await ports.outbox.list()).toEqual([]);
});

test("a review written offline waits in its place; one that is there already is a conflict", async () => {
  const publisher = createPublisher();
  const ports = signedIn(createFakePorts(publisher));
  await ports.outbox.change(() => [entryOf("k1", review)]);
  goOffline();
  const { screen } = await openOwnReview(ports);
  await expect.element(screen.getByText("A storm worth waiting for.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Write a review" })).not.toBeInTheDocument();
  publisher.failures.set("postReview", [refusal(409)]);
  goOnline();
  await expect.element(screen.getByText("Not sent: you have already written a review of this game.")).toBeVisible();
  expect(publisher.calls.filter(({ name }) => name === "postReview")).toEqual([
    { name: "postReview", input: { draft: review.draft, idempotencyKey: "k1" } },
  ]);
});

test("a change of a comment waits below the form, and is made once the network is back", async () => {
  await page.viewport(1280, 900);
  const board = createBoard({ comments: [buildComment({ id: "c-7", content: "Meet at noon.", isMine: true })] });
  const { screen } = await renderPage(
    <>
      <CommentList article={buildArticle()} />
      <OfflineBanner />
    </>,
    { ports: signedIn(createBoardPorts(board)) },
  );
  await screen.getByRole("article").getByRole("button", { name: "More" }).click();
  await screen.getByRole("menuitem", { name: "Edit" }).click();
  await screen.getByRole("textbox", { name: "Edit your comment" }).fill("Meet at dusk.");
  goOffline();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText(/^Change to your comment/)).toBeVisible();
  await expect.element(screen.getByText("Meet at noon.")).toBeVisible();
  expect(board.calls).not.toContain("editComment");
  goOnline();
  await expect.poll(() => board.comments.map(({ content }) => content)).toEqual(["Meet at dusk."]);
  expect(board.calls.filter((call) => call === "editComment")).toHaveLength(1);
  await expect.element(screen.getByText(/^Change to your comment/)).not.toBeInTheDocument();
});

test.each([
  ["change", { commentId: "c-7", replyTo: null }, "Edit your comment"],
  ["answer", { commentId: null, replyTo: "c-7" }, "Your reply to Haru"],
])(
  "the words of a comment's %s that waits can be edited, in the form that is opened for them",
  async (_, kind, label) => {
    await page.viewport(1280, 900);
    const author = { id: "haru", nickname: "Haru", avatar: "", isModerator: false };
    const board = createBoard({ comments: [buildComment({ id: "c-7", author, isMine: true })] });
    const article = buildArticle();
    const write = { ...comment, ...kind, article: { id: article.id, gameCode: article.gameCode } };
    const ports = signedIn(createBoardPorts(board));
    await ports.outbox.change(() => [{ ...entryOf("k1", write), path: "/game/tl" }]);
    goOffline();
    const { screen } = await renderPage(<CommentList article={article} />, { ports });
    await screen.getByRole("button", { name: "Edit", exact: true }).click();
    await expect.element(screen.getByRole("textbox", { name: label })).toHaveValue(comment.draft.content);
    expect(await ports.outbox.list()).toEqual([]);
  },
);

describe("a change of a review", () => {
  const written = buildReview({ id: "r-1", isMine: true, updatedAt: new Date(0).toISOString() });

  test("waits in its place, and is made once the network is back", async () => {
    const publisher = createPublisher({ own: written });
    const ports = signedIn(createFakePorts(publisher));
    const { screen } = await openOwnReview(ports);
    await screen.getByRole("button", { name: "Edit" }).click();
    await screen.getByRole("textbox", { name: "Your words" }).fill("The storm was worth the wait.");
    goOffline();
    await screen.getByRole("button", { name: "Save changes" }).click();
    await expect.element(screen.getByText(/^Change to your review/)).toBeVisible();
    await expect.element(screen.getByText("The storm was worth the wait.")).toBeVisible();
    expect(publisher.calls.map(({ name }) => name)).not.toContain("editReview");
    goOnline();
    await expect.element(screen.getByText(/^Change to your review/)).not.toBeInTheDocument();
    await expect.element(screen.getByText("The storm was worth the wait.")).toBeVisible();
    expect(publisher.calls.filter(({ name }) => name === "editReview")).toHaveLength(1);
  });

  test("is not put in place of what another device has made of it since, unless the player says so", async () => {
    const later = { ...written, content: "Changed on the phone.", updatedAt: new Date(1_000).toISOString() };
    const publisher = createPublisher({ own: later });
    const ports = signedIn(createFakePorts(publisher));
    await ports.outbox.change(() => [entryOf("k1", reviewChange)]);
    const { screen } = await openOwnReview(ports);
    await expect.element(screen.getByText(/changed this review on another device/)).toBeVisible();
    await expect.element(screen.getByText(reviewChange.draft.content)).toBeVisible();
    expect(publisher.calls.map(({ name }) => name)).not.toContain("editReview");
    await screen.getByRole("button", { name: "Send again" }).click();
    await expect.poll(() => publisher.calls.filter(({ name }) => name === "editReview")).toHaveLength(1);
    await expect.poll(() => ports.outbox.list()).toEqual([]);
  });
});

test("a draft that another device has gone on with is lost on neither side: its words stay in sight, and are saved where the player says so", async () => {
  const board = createBoardPorts(createBoard());
  const onServer = {
    title: "The gate",
    body: "<p>Go on elsewhere.</p>",
    menu: null,
    updatedAt: new Date(1_000).toISOString(),
  };
  const saved: unknown[] = [];
  const ports = signedIn({
    ...board,
    community: {
      ...board.community,
      getDraft: async () => succeed(onServer),
      saveDraft: async (_place, words) => {
        saved.push(words);
        return succeed(onServer.updatedAt);
      },
    },
  });
  const same = { ...draft, place: { ...draft.place, articleId: "a-9" }, draft: onServer };
  const words = { ...draft, draft: { ...draft.draft, body: "<p>Bring a shield &amp; a rope.</p><p>Come early.</p>" } };
  await ports.outbox.change(() => [entryOf("k1", words), entryOf("k2", same)]);
  const { screen } = await renderPage(<OfflineBanner />, { ports });
  await expect.element(screen.getByText("Not sent: 1")).toBeVisible();
  expect(saved).toEqual([]);
  await screen.getByRole("button", { name: "Show" }).click();
  await expect.element(screen.getByText(/Bring a shield & a rope\.\s+Come early\./)).toBeVisible();
  await expect.element(screen.getByText(/gone on with this draft on another device/)).toBeVisible();
  await screen.getByRole("button", { name: "Send again" }).click();
  await expect.poll(() => saved).toEqual([words.draft]);
  await expect.poll(() => ports.outbox.list()).toEqual([]);
});

test("whoever signs out is asked about what waits, and stays by the answer; leaving deletes it, and nothing of others", async () => {
  const ended = vi.fn(async () => fail({ kind: "fetch", message: "" } as const));
  const base = createBasketPorts(createBasket());
  const ports: Ports = { ...base, session: { ...base.session, signOut: ended } };
  const others = entryOf("k2", intoCart, "somebody-else");
  await ports.outbox.change(() => [entryOf("k1", intoCart), others]);
  goOffline();
  const { screen } = await renderPage(<OfflineBanner />, { ports, visit: VISIT });
  await expect.element(screen.getByText("Waiting to be sent: 1")).toBeVisible();
  const first = signOut(ports, PLAYER.userId);
  await screen.getByRole("button", { name: "Stay signed in" }).last().click();
  expect(await first).toBe(true);
  expect(ended).not.toHaveBeenCalled();
  expect(await ports.outbox.list()).toHaveLength(2);
  const second = signOut(ports, PLAYER.userId);
  await screen.getByRole("button", { name: "Sign out" }).click();
  expect(await second).toBe(false);
  expect(await ports.outbox.list()).toEqual([others]);
});

describe("a cart that is changed offline", () => {
  const storm = buildGoods({ goodsId: "storm", title: "Storm", maxQuantity: 1 });
  const openCart = async () => {
    await page.viewport(1280, 900);
    const basket = createBasket({
      goods: [castle, storm],
      lines: [
        { goodsId: "castle", quantity: 2 },
        { goodsId: "storm", quantity: 1 },
      ],
    });
    const { screen } = await renderPage(
      <>
        <CartScreen />
        <OfflineBanner />
      </>,
      { ports: signedIn(createBasketPorts(basket)) },
    );
    const press = (name: string) => screen.getByRole("button", { name, exact: true }).click();
    await expect.element(screen.getByRole("heading", { name: "Castle" })).toBeVisible();
    goOffline();
    return { basket, screen, press };
  };

  test("shows it at once, says what waits, and sends the last state of each line once", async () => {
    const { basket, screen, press } = await openCart();
    const quantity = screen.getByRole("group", { name: "Quantity of Castle" }).getByRole("status");
    await press("One more of Castle");
    await press("One more of Castle");
    await expect.element(quantity).toHaveTextContent("4");
    await press("Remove Storm from the cart");
    await expect.element(screen.getByRole("heading", { name: "Storm" })).not.toBeInTheDocument();
    await expect.element(screen.getByText("Waiting to be sent: 2")).toBeVisible();
    await press("Show");
    await expect.element(screen.getByText("Change the quantity of Castle in your cart to 4")).toBeVisible();
    await expect.element(screen.getByText("Remove Storm from your cart")).toBeVisible();
    expect(basket.calls).not.toContain("changeQuantity");

    goOnline();
    await expect.element(screen.getByText("What you did offline has been sent.")).toBeVisible();
    expect(basket.calls.filter((call) => call === "changeQuantity" || call === "removeFromCart")).toEqual([
      "changeQuantity",
      "removeFromCart",
    ]);
    expect(basket.lines).toEqual([{ goodsId: "castle", quantity: 4 }]);
    await expect.element(quantity).toHaveTextContent("4");
  });

  test("holds again what was taken out and put back, also where one is all it may hold", async () => {
    const { basket, screen, press } = await openCart();
    await press("Remove Storm from the cart");
    await press("Undo");
    await expect.element(screen.getByRole("heading", { name: "Storm" })).toBeVisible();
    goOnline();
    await expect.element(screen.getByText("What you did offline has been sent.")).toBeVisible();
    expect(basket.lines).toContainEqual({ goodsId: "storm", quantity: 1 });
    await expect.element(screen.getByText(/Not sent/)).not.toBeInTheDocument();
  });

  test("shows what waits to a page that is opened meanwhile", async () => {
    const basket = createBasket({ goods: [castle], lines: [{ goodsId: "castle", quantity: 2 }] });
    const ports = signedIn(createBasketPorts(basket), "nobody-yet");
    await ports.outbox.change(() => [entryOf("k1", { kind: "quantity", goodsId: "castle", quantity: 5 })]);
    const { screen } = await renderPage(<CartScreen />, { ports });
    await expect
      .element(screen.getByRole("group", { name: "Quantity of Castle" }).getByRole("status"))
      .toHaveTextContent("5");
  });
});
