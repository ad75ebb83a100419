import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { PENDING_ACTION_KEY } from "#core/session/constants.ts";
import { signInPromptKindOf } from "#core/session/sign-in-prompt.ts";
import { SHELLS, type Shell } from "#core/shell/shell.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { FavoriteToggle } from "#ui/features/favorites/components/favorite-toggle.idle.tsx";
import { GiftButton } from "#ui/features/gifts/components/gift-button.tsx";
import { OwnLobbies } from "#ui/features/launcher/screens/home/own-lobbies.tsx";
import { RecentLobbies } from "#ui/features/launcher/screens/home/recent-lobbies.tsx";
import { ContinueRail } from "#ui/features/library/components/continue-rail.tsx";
import { ReviewActions } from "#ui/features/reviews/components/review-actions.tsx";
import { RewardScreen } from "#ui/features/rewards/screens/reward-screen.tsx";
import { VisitedRail } from "#ui/features/store-index/home/visited-rail.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { usePlayerAction } from "#ui/patterns/sign-in/use-player-action.ts";
import { buildGoods, buildReview, NOON } from "../support/builders.ts";
import { createBasket, createBasketPorts } from "../support/fake-basket.ts";
import { changePorts, createFakePorts, createPublisher, refusal } from "../support/fake-ports.ts";
import { buildReward, createChest, createChestPorts } from "../support/fake-rewards.ts";
import { renderPage } from "../support/render-page.tsx";
import { PLAYER } from "../support/visit.ts";

// The test's own page must not be left for the sign-in page.
const stay = (event: Event) => event.preventDefault();
beforeEach(() => window.addEventListener("click", stay));
afterEach(() => window.removeEventListener("click", stay));

function Thing({ run }: { readonly run: (input: string) => void }) {
  const press = usePlayerAction("thing/1", run);
  const { user } = useVisit();
  return (
    <>
      <p>Seen by {user?.nickname ?? "a guest"}</p>
      <Button onClick={() => press("typed")}>Do it</Button>
    </>
  );
}

async function openAsGuest(shell: Shell = "web", isStarted = true) {
  const run = vi.fn();
  const base = createFakePorts();
  const ports = changePorts(base, {
    nativeSession: { reconnect: async () => (isStarted ? ("started" as const) : ("unavailable" as const)) },
  });
  const rendered = await renderPage(<Thing run={run} />, { ports, visit: { shell, user: null } });
  await rendered.screen.getByRole("button", { name: "Do it" }).click();
  const popup = rendered.screen.getByRole("dialog", { name: "It is available after login." });
  await expect.element(popup).toBeVisible();
  const signIn = () =>
    signInPromptKindOf(shell) === "sign_in"
      ? popup.getByRole("link", { name: "Sign in" }).click()
      : popup.getByRole("button", { name: "Reconnect to the purple" }).click();
  return { ...rendered, ports, popup, run, signIn, kept: () => ports.tabStorage.read(PENDING_ACTION_KEY) };
}

test("a press while the account cannot be reached says so, and is executed once it is back", async () => {
  const run = vi.fn();
  const ports = createFakePorts();
  const visit = { user: null, isUserUnknown: true } as const;
  const rendered = await renderPage(<Thing run={run} />, { ports, visit });
  await rendered.screen.getByRole("button", { name: "Do it" }).click();
  const popup = rendered.screen.getByRole("dialog", { name: "We can’t reach your account right now" });
  await expect.element(popup).toBeVisible();
  expect(popup.getByRole("link").elements()).toEqual([]);
  await popup.getByRole("button", { name: "Try again" }).click();
  rendered.visit.change({ user: PLAYER, isUserUnknown: undefined });
  await expect.poll(() => run.mock.calls).toEqual([["typed"]]);
});

test("while the account cannot be reached, no heart says or stores anything, and no rail of the player is missing", async () => {
  const { screen } = await renderPage(
    <>
      <FavoriteToggle favorite={{ type: "game", id: "tl" }} title="Throne" form="icon" />
      <ContinueRail />
      <VisitedRail />
      <OwnLobbies kind="home" />
      <RecentLobbies kind="home" />
    </>,
    { ports: createBasketPorts(createBasket()), visit: { user: null, isUserUnknown: true } },
  );
  await expect.poll(() => screen.getByText("This part couldn’t be loaded.").elements()).toHaveLength(4);
  const heart = screen.getByRole("button", { name: "Favorite Throne" });
  const shown = heart.element();
  await heart.click();
  await expect.element(screen.getByRole("dialog", { name: "We can’t reach your account right now" })).toBeVisible();
  expect(shown.hasAttribute("aria-pressed")).toBe(false);
});

test("a heart says nothing while the player's favorites are not known", async () => {
  const ports = createBasketPorts(
    createBasket({ failures: new Map([["listFavorites", Array(9).fill(refusal(500))]]) }),
  );
  const heart = <FavoriteToggle favorite={{ type: "game", id: "tl" }} title="Throne" form="button" />;
  const { screen } = await renderPage(heart, { ports });
  await expect.element(screen.getByRole("button", { name: "Favorite Throne" })).not.toHaveAttribute("aria-pressed");
});

describe.each(SHELLS)("a press of a guest that needs a player, in %s", (shell) => {
  test("asks to sign in, and is executed once afterwards, with its input", async () => {
    const { run, signIn, visit, kept } = await openAsGuest(shell);
    expect(run).not.toHaveBeenCalled();
    await signIn();
    await expect.poll(kept).not.toBeNull();
    visit.change({ user: PLAYER });
    await expect.poll(() => run.mock.calls).toEqual([["typed"]]);
    visit.change({ user: null });
    visit.change({ user: PLAYER });
    expect(kept()).toBeNull();
    expect(run).toHaveBeenCalledOnce();
  });
});

test("a pending action is dropped when the player closes the question", async () => {
  const { popup, run, visit, kept } = await openAsGuest();
  await popup.getByRole("button", { name: "Cancel" }).click();
  visit.change({ user: PLAYER });
  await expect.element(page.getByText("Seen by Mina")).toBeInTheDocument();
  expect(kept()).toBeNull();
  expect(run).not.toHaveBeenCalled();
});

test("a pending action is dropped if the native side does not connect", async () => {
  const { popup, signIn, kept } = await openAsGuest("app", false);
  await signIn();
  await expect.element(popup.getByRole("alert")).toBeVisible();
  expect(kept()).toBeNull();
});

test("the publisher's login providers are offered with their logos, and lead back here", async () => {
  const base = createFakePorts();
  const loginProviders = [
    { id: "google", name: "Google", url: "https://id.example/google?app=store" },
    { id: "kakao", name: "Kakao", url: "/login/kakao" },
  ] as const;
  const ports = { ...base, configuration: { ...base.configuration, loginProviders } };
  const { screen } = await renderPage(<Thing run={vi.fn()} />, { ports, visit: { user: null } });
  await screen.getByRole("button", { name: "Do it" }).click();
  const google = screen.getByRole("link", { name: "Continue with Google" });
  await expect
    .element(google)
    .toHaveAttribute("href", "https://id.example/google?app=store&return_url=https%3A%2F%2Fstore.example%2Fgame%2Ftl");
  const kakao = screen.getByRole("link", { name: "Continue with Kakao" });
  await expect.element(kakao).toHaveAttribute("href", "/login/kakao?return_url=%2Fgame%2Ftl");
  await expect.poll(() => google.element().querySelector("svg path")).not.toBeNull();
  await kakao.click();
  expect(ports.tabStorage.read(PENDING_ACTION_KEY)).toContain("thing/1");
});

describe("after the sign-in", () => {
  const askedFor = (name: string) => JSON.stringify({ name, input: "", path: "/game/tl", askedAt: NOON });

  test("a reward is claimed, if it is earned", async () => {
    const chest = createChest({
      rewards: [buildReward(), buildReward({ id: "far", state: "locked", title: "Explorer" })],
    });
    const ports = createChestPorts(chest);
    ports.tabStorage.write(PENDING_ACTION_KEY, askedFor(`reward/${buildReward().id}/claim`));
    const { screen } = await renderPage(<RewardScreen />, { ports });
    await expect.element(screen.getByText("Claimed")).toBeVisible();
    expect(chest.calls.filter((call) => call.startsWith("claimReward"))).toHaveLength(1);
  });

  test("a review is called helpful, and one that the player called so before stays so", async () => {
    for (const [myVote, votes] of [
      [false, 1],
      [true, 0],
    ] as const) {
      const review = buildReview({ id: "r-1", myVote });
      const ports = createFakePorts(createPublisher({ reviews: [review] }));
      const vote = vi.spyOn(ports.reviews, "vote");
      ports.tabStorage.write(PENDING_ACTION_KEY, askedFor("review/r-1/vote"));
      const { screen } = await renderPage(<ReviewActions gameCode="tl" review={review} />, { ports });
      await expect.poll(() => ports.tabStorage.read(PENDING_ACTION_KEY)).toBeNull();
      await expect.poll(() => vote.mock.calls.length).toBe(votes);
      await screen.unmount();
    }
  });

  test("the gift opens", async () => {
    const goods = buildGoods({ giftable: true });
    const ports = createFakePorts();
    ports.tabStorage.write(PENDING_ACTION_KEY, askedFor(`goods/${goods.goodsId}/gift`));
    const { screen } = await renderPage(<GiftButton goods={goods} />, { ports });
    await expect.element(screen.getByRole("dialog")).toBeVisible();
  });
});
