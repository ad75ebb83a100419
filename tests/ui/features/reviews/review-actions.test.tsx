import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { buildReview } from "#tests/ui/support/builders.ts";
import {
  createFakePorts,
  createPublisher,
  failNext,
  NO_ANSWER,
  type Publisher,
  refusal,
} from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { OwnReview } from "#ui/features/reviews/components/own-review.tsx";
import { ReviewList } from "#ui/features/reviews/components/review-list.tsx";

async function openList(publisher: Publisher, isGuest = false) {
  return await renderPage(
    <>
      <OwnReview gameCode="tl" />
      <ReviewList gameCode="tl" filter={{}} emptyWords="Nothing yet" />
    </>,
    { ports: createFakePorts(publisher), path: "/game/tl", ...(isGuest ? { visit: { user: null } } : {}) },
  );
}

const others = () =>
  createPublisher({ reviews: [buildReview({ helpfulCount: 3, unhelpfulCount: 2, isMine: false, myVote: false })] });

describe("the review of another player", () => {
  test("is called helpful at once, and that is taken back by another press", async () => {
    const { screen } = await openList(others());
    const button = screen.getByRole("button", { name: "Helpful" });
    await button.click();
    await expect.element(button).toHaveAttribute("aria-pressed", "true");
    await expect.element(screen.getByText("4 of 6 found this helpful")).toBeVisible();
  });

  test("is shown as it was where the vote does not arrive", async () => {
    const publisher = others();
    failNext(publisher, "voteForReview", NO_ANSWER);
    const { screen } = await openList(publisher);
    await screen.getByRole("button", { name: "Helpful" }).click();
    await expect.element(screen.getByText("Your vote couldn’t be saved. Please try again.")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Helpful" })).toHaveAttribute("aria-pressed", "false");
    await expect.element(screen.getByText("3 of 5 found this helpful")).toBeVisible();
  });

  test("asks a guest to sign in first", async () => {
    const publisher = others();
    const { screen } = await openList(publisher, true);
    await screen.getByRole("button", { name: "Helpful" }).click();
    await expect.element(screen.getByText("It is available after login.")).toBeVisible();
    expect(publisher.calls.map(({ name }) => name)).not.toContain("voteForReview");
  });

  test("is reported with a reason, and no longer shown", async () => {
    const publisher = others();
    failNext(publisher, "reportReview", NO_ANSWER);
    const { screen } = await openList(publisher);
    await screen.getByRole("button", { name: "Report" }).click();
    await screen.getByRole("button", { name: "Send report" }).click();
    await expect.element(screen.getByText("Select a reason.")).toBeVisible();
    await screen.getByRole("radio", { name: "Something else" }).click({ force: true });
    await expect.element(screen.getByText("Briefly describe the issue.")).toBeVisible();
    await screen.getByRole("textbox", { name: "Anything to add?" }).fill("It is about another game.");
    await screen.getByRole("button", { name: "Send report" }).click();
    await expect.element(screen.getByText("Your report couldn’t be sent. Please try again.")).toBeVisible();
    await screen.getByRole("button", { name: "Send report" }).click();
    await expect.element(screen.getByText("Thank you. You’ll no longer see this review.")).toBeVisible();
    await expect.element(screen.getByText("Nothing yet")).toBeVisible();
    expect(publisher.calls).toContainEqual({
      name: "reportReview",
      input: { reviewId: buildReview().id, reason: "other", words: "It is about another game." },
    });
  });

  test("is not reported where the player has sent too many reports today, and the words are kept", async () => {
    const publisher = others();
    failNext(publisher, "reportReview", refusal(429, { reason: "report_quota" }, "QUOTA_REACHED"));
    const { screen } = await openList(publisher);
    await screen.getByRole("button", { name: "Report" }).click();
    await screen.getByRole("radio", { name: "Off topic" }).click({ force: true });
    const words = screen.getByRole("textbox", { name: "Anything to add?" });
    await words.fill("It is about another game.");
    await screen.getByRole("button", { name: "Send report" }).click();
    await expect
      .element(screen.getByText("You’ve sent a lot of reports today. You can send more tomorrow."))
      .toBeVisible();
    await expect.element(words).toHaveValue("It is about another game.");
  });

  test("is reported by a player who had been signed out: after the sign-in the report is open with the full text", async () => {
    const publisher = others();
    failNext(publisher, "reportReview", refusal(401));
    const { screen, visit } = await openList(publisher);
    await screen.getByRole("button", { name: "Report" }).click();
    await screen.getByRole("radio", { name: "Off topic" }).click({ force: true });
    await screen.getByRole("textbox", { name: "Anything to add?" }).fill("It is about another game.");
    await screen.getByRole("button", { name: "Send report" }).click();
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await screen.getByRole("alert").getByRole("link", { name: "Sign in" }).click();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    const { user } = visit.get();
    visit.change({ user: null });
    await expect.element(screen.getByRole("button", { name: "Report" })).toBeVisible();
    visit.change({ user });
    const words = screen.getByRole("dialog").getByRole("textbox", { name: "Anything to add?" });
    await expect.element(words).toHaveValue("It is about another game.");
    await screen.getByRole("button", { name: "Send report" }).click();
    await expect.element(screen.getByText("Thank you. You’ll no longer see this review.")).toBeVisible();
  });

  test("that was reported before is hidden all the same", async () => {
    const publisher = others();
    failNext(publisher, "reportReview", refusal(409, null, "ALREADY_REPORTED"));
    const { screen } = await openList(publisher);
    await screen.getByRole("button", { name: "Report" }).click();
    await screen.getByRole("radio", { name: "Off topic" }).click({ force: true });
    await screen.getByRole("button", { name: "Send report" }).click();
    await expect.element(screen.getByText("You’ve already reported this review.")).toBeVisible();
    await expect.element(screen.getByText("Nothing yet")).toBeVisible();
  });
});

describe("a deletion of the player's own review", () => {
  const mine = () => {
    const own = buildReview({ id: "own", isMine: true, content: "Mine, and worth keeping." });
    return createPublisher({ own, reviews: [] });
  };

  test("can be taken back right afterwards", async () => {
    const { screen } = await openList(mine());
    await screen.getByRole("button", { name: "Delete" }).click();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByText("Your review has been restored.")).toBeVisible();
    await expect.element(screen.getByText("Mine, and worth keeping.")).toBeVisible();
  });

  test("says when it is too late for that", async () => {
    const publisher = mine();
    failNext(publisher, "restoreReview", refusal(404));
    const { screen } = await openList(publisher);
    await screen.getByRole("button", { name: "Delete" }).click();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect
      .element(screen.getByText("It’s too late to restore your review. You can write a new one."))
      .toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Write a review" })).toBeVisible();
  });
});
