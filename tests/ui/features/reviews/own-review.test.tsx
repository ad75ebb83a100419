import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PENDING_ACTION_KEY } from "#core/session/constants.ts";
import { buildReview, instantIn } from "#tests/ui/support/builders.ts";
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
import { isSignInPromptShown } from "#ui/patterns/sign-in/shown-sign-in-prompts.ts";

const WORDS = "Runs well on a five-year-old laptop after the second patch.";

async function openPage(publisher: Publisher, stored = new Map<string, string>(), path = "/game/tl") {
  const ports = createFakePorts(publisher, stored);
  const page = await renderPage(
    <>
      <OwnReview gameCode="tl" />
      <ReviewList gameCode="tl" filter={{}} emptyWords="Nothing yet" />
    </>,
    { ports, path },
  );
  return { ...page, stored };
}

async function write(
  screen: Awaited<ReturnType<typeof openPage>>["screen"],
  words = WORDS,
  stars = "4 stars – good",
  opener = "Write a review",
) {
  await screen.getByRole("button", { name: opener }).click();
  await screen.getByRole("radio", { name: stars }).click({ force: true });
  await screen.getByRole("textbox", { name: "Review text" }).fill(words);
}

const postButton = (screen: Awaited<ReturnType<typeof openPage>>["screen"]) =>
  screen.getByRole("button", { name: "Post review" });

test("a guest is offered to sign in and to come back to the reviews", async () => {
  const { screen } = await renderPage(<OwnReview gameCode="tl" />, {
    visit: { user: null },
    path: "/game/tl?sort=newest",
  });
  await screen.getByRole("button", { name: "Sign in to review" }).click();
  await expect
    .element(screen.getByRole("dialog").getByRole("link", { name: "Sign in" }))
    .toHaveAttribute("href", `/login?return_url=${encodeURIComponent("/game/tl?sort=newest#reviews")}`);
});

test("a player whose account cannot be reached is not taken for a guest", async () => {
  const { screen } = await renderPage(<OwnReview gameCode="tl" />, { visit: { user: null, isUserUnknown: true } });
  await expect.element(screen.getByRole("button", { name: "Account unavailable" })).toBeVisible();
  expect(screen.getByText(/[Ss]ign in/).elements()).toEqual([]);
});

describe("a player who writes", () => {
  test("finds the form open after a sign-in that was for it", async () => {
    const ports = createFakePorts(createPublisher());
    ports.tabStorage.write(
      PENDING_ACTION_KEY,
      JSON.stringify({ name: "review/tl/write", input: "", path: "/game/tl", askedAt: ports.clock.now() }),
    );
    const { screen } = await renderPage(<OwnReview gameCode="tl" />, { ports });
    await expect.element(postButton(screen)).toBeVisible();
  });

  test("sees their review instead of the form, and no draft remains on the device", async () => {
    const publisher = createPublisher({ reviews: [buildReview()] });
    const { screen, stored } = await openPage(publisher);
    await write(screen);
    await postButton(screen).click();
    await expect.element(screen.getByText(WORDS)).toBeVisible();
    await expect.element(screen.getByText("Your review has been posted.")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Edit" })).toBeVisible();
    expect(stored.size).toBe(0);
    expect(publisher.calls).toContainEqual({
      name: "postReview",
      input: { draft: { content: WORDS, score: 4, isSpoiler: false }, idempotencyKey: "id-1" },
    });
  });

  test("has the beginning of their review in sight once it is saved, however far below it the form's buttons are", async () => {
    await page.viewport(390, 700);
    const publisher = createPublisher({
      reviews: Array.from({ length: 9 }, (_, at) => buildReview({ id: `r-${at}` })),
    });
    const { screen } = await openPage(publisher);
    await write(screen);
    const post = postButton(screen);
    post.element().scrollIntoView({ block: "start" });
    expect(window.scrollY).toBeGreaterThan(0);
    await post.click();
    const edit = screen.getByRole("button", { name: "Edit" });
    await expect.element(edit).toBeVisible();
    await expect.poll(() => edit.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  });

  test("sees missing input only after submitting, and the first wrong field gets the focus", async () => {
    const publisher = createPublisher();
    const { screen } = await openPage(publisher);
    await screen.getByRole("button", { name: "Write a review" }).click();
    await screen.getByRole("textbox", { name: "Review text" }).fill("Short");
    expect(screen.getByText("Enter 5 more characters.").query()).toBeNull();
    await userEvent.tab();
    await expect.element(screen.getByText("Enter 5 more characters.")).toBeVisible();
    await postButton(screen).click();
    await expect.element(screen.getByText("Choose one to five stars.")).toBeVisible();
    await expect.element(screen.getByRole("radio", { name: "1 star – poor" })).toHaveFocus();
    expect(publisher.calls.map(({ name }) => name)).not.toContain("postReview");
  });

  test("tries again with the same key after a lost answer, and with another one for other words", async () => {
    const publisher = createPublisher();
    failNext(publisher, "postReview", NO_ANSWER, NO_ANSWER);
    const { screen } = await openPage(publisher);
    await write(screen);
    await postButton(screen).click();
    await expect.element(screen.getByText(/didn’t respond/)).toBeVisible();
    await postButton(screen).click();
    await expect.poll(() => keysOf(publisher)).toEqual(["id-1", "id-1"]);
    await screen.getByRole("textbox", { name: "Review text" }).fill(`${WORDS} Really.`);
    await postButton(screen).click();
    await expect.poll(() => keysOf(publisher)).toEqual(["id-1", "id-1", "id-2"]);
    await expect.element(screen.getByText("Your review has been posted.")).toBeVisible();
  });

  test("who has been signed out gets the offer to sign in from the form only, and returns to the form with the full text", async () => {
    const publisher = createPublisher();
    failNext(publisher, "postReview", refusal(401));
    const first = await openPage(publisher);
    await write(first.screen);
    expect(isSignInPromptShown()).toBe(false);
    await postButton(first.screen).click();
    await expect.element(first.screen.getByRole("link", { name: "Sign in" })).toBeVisible();
    expect(isSignInPromptShown()).toBe(true);
    await first.screen.unmount();
    expect(isSignInPromptShown()).toBe(false);

    window.location.hash = "#reviews";
    const second = await openPage(publisher, first.stored);
    await expect.element(second.screen.getByText("Draft restored")).toBeVisible();
    await expect.element(second.screen.getByRole("textbox", { name: "Review text" })).toHaveValue(WORDS);
    await expect.element(second.screen.getByRole("radio", { name: "4 stars – good" })).toBeChecked();
    window.location.hash = "";
  });

  test.each([
    ["in the same form", async () => undefined],
    [
      "in a form that was opened meanwhile",
      async (press: (name: string) => Promise<void>) => {
        await press("Cancel");
        await press("Write a review");
      },
    ],
  ])("is offered to go on with a draft that was left, and can discard it and have it back %s", async (_, between) => {
    const stored = new Map([["review-draft/me/tl", JSON.stringify({ content: WORDS, score: 0, isSpoiler: false })]]);
    const { screen } = await openPage(createPublisher(), stored);
    await screen.getByRole("button", { name: "Continue writing" }).click();
    await screen.getByRole("button", { name: "Discard draft" }).click();
    await expect.element(screen.getByRole("textbox", { name: "Review text" })).toHaveValue("");
    expect(stored.size).toBe(0);
    await between((name) => screen.getByRole("button", { name }).click());
    await screen.getByRole("textbox", { name: "Review text" }).fill("Begun anew.");
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByRole("textbox", { name: "Review text" })).toHaveValue(`Begun anew.\n\n${WORDS}`);
  });

  test("never finds the draft of another account", async () => {
    const stored = new Map([["review-draft/other/tl", JSON.stringify({ content: WORDS, score: 0, isSpoiler: false })]]);
    const { screen } = await openPage(createPublisher(), stored);
    await expect.element(screen.getByRole("button", { name: "Write a review" })).toBeVisible();
  });

  test("who had reviewed before sees that review and keeps the new text to replace it", async () => {
    const publisher = createPublisher();
    const { screen } = await openPage(publisher);
    await write(screen);
    publisher.own = buildReview({ id: "older", isMine: true, content: "What I wrote long ago." });
    failNext(publisher, "postReview", refusal(409));
    await postButton(screen).click();
    await expect.element(screen.getByText("What I wrote long ago.")).toBeVisible();
    await expect.element(screen.getByRole("textbox", { name: "Review text" })).toHaveValue(WORDS);
    await screen.getByRole("button", { name: "Save changes" }).click();
    await expect.element(screen.getByText("Your review has been updated.")).toBeVisible();
    expect(publisher.calls.at(-1)?.name).not.toBe("postReview");
  });

  describe.each([null, { id: "r-1", isMine: true, content: "What I wrote long ago.", updatedAt: instantIn(-2) }])(
    "whose review (%j) was written elsewhere meanwhile",
    (before) => {
      const begun = async () => {
        const publisher = createPublisher({ own: before && buildReview(before) });
        const { screen, stored } = await openPage(publisher);
        await write(screen, WORDS, undefined, before ? "Edit" : "Write a review");
        publisher.own = buildReview({ id: "r-1", isMine: true, content: "Of another tab.", updatedAt: instantIn(-1) });
        return { publisher, screen, stored };
      };

      // A second review is refused by the server, as tested above.
      test.runIf(before)("sees that text before it is replaced", async () => {
        const { publisher, screen } = await begun();
        await screen.getByRole("button", { name: "Save changes" }).click();
        await expect.element(screen.getByText("Of another tab.")).toBeVisible();
        expect(publisher.own?.content).toBe("Of another tab.");
        await screen.getByRole("button", { name: "Save changes" }).click();
        await expect.element(screen.getByText("Your review has been updated.")).toBeVisible();
      });

      test("sees that text in the form that opens with the draft", async () => {
        const { publisher, screen, stored } = await begun();
        await screen.unmount();
        const { screen: again } = await openPage(publisher, stored);
        await again.getByRole("button", { name: "Continue editing" }).click();
        await expect.element(again.getByText(/Saving it replaces the earlier review/)).toBeVisible();
        await expect.element(again.getByText("Of another tab.")).toBeVisible();
        await again.getByRole("button", { name: "Save changes" }).click();
        await expect.element(again.getByText("Your review has been updated.")).toBeVisible();
      });
    },
  );

  test("sees the store's refusal at the field", async () => {
    const publisher = createPublisher();
    failNext(publisher, "postReview", refusal(400, { fields: [{ field: "body.content", message: "no" }] }));
    const { screen } = await openPage(publisher);
    await write(screen);
    await postButton(screen).click();
    await expect.element(screen.getByText("This couldn’t be accepted. Please change it.")).toBeVisible();
    await expect.element(screen.getByRole("textbox", { name: "Review text" })).toBeInvalid();
  });

  test("who may not review sees the reason, from the record and from the store", async () => {
    const publisher = createPublisher();
    const quotas = ["text_quota", "network_quota"].map((reason) => refusal(429, { reason }));
    failNext(publisher, "postReview", ...quotas, refusal(403, { reason: "not_owner" }));
    const { screen } = await openPage(publisher);
    await write(screen);
    await postButton(screen).click();
    await expect.element(screen.getByText(/Today’s text limit has been reached/)).toBeVisible();
    await postButton(screen).click();
    await expect.element(screen.getByText(/Players on your network have reached/)).toBeVisible();
    await postButton(screen).click();
    await expect.element(screen.getByText(/own or pre-registered/)).toBeVisible();
    await screen.unmount();

    const record = { ...publisher.record, canReview: false, reviewRefusal: "not_released" };
    const other = await openPage(createPublisher({ record }));
    await expect.element(other.screen.getByText(/You can review this game after release/)).toBeVisible();
    expect(other.screen.getByRole("button", { name: "Write a review" }).query()).toBeNull();
  });
});

test("a player's own review is above the list, and not repeated in it", async () => {
  const mine = buildReview({ id: "own", isMine: true, content: "Former words of mine.", score: 3 });
  const { screen } = await openPage(createPublisher({ reviews: [mine, buildReview()], own: mine }));
  await expect.element(screen.getByText("Former words of mine.")).toBeVisible();
  expect(screen.getByText("Former words of mine.").elements()).toHaveLength(1);
});

test("the list of reviews hides a spoiler from view and focus until it is revealed", async () => {
  const { screen } = await openPage(createPublisher({ reviews: [buildReview({ isSpoiler: true })] }));
  const words = screen.getByText(/best forty minutes/);
  await expect.element(words).toHaveAttribute("aria-hidden", "true");
  await screen.getByRole("button", { name: /Contains spoilers/ }).click();
  await expect.element(words).not.toHaveAttribute("aria-hidden");
});

const others = () =>
  createPublisher({ reviews: [buildReview({ helpfulCount: 3, unhelpfulCount: 2, isMine: false, myVote: false })] });

/** Reports the shown review as off topic. */
async function report(screen: Awaited<ReturnType<typeof openPage>>["screen"], words = "It is about another game.") {
  await screen.getByRole("button", { name: "Report" }).click();
  await screen.getByRole("radio", { name: "Off topic" }).click({ force: true });
  await screen.getByRole("textbox", { name: "Anything to add?" }).fill(words);
  await screen.getByRole("button", { name: "Send report" }).click();
}

describe("the review of another player", () => {
  test("is called helpful at once, and that is taken back by another press", async () => {
    const { screen } = await openPage(others());
    const button = screen.getByRole("button", { name: "Helpful" });
    await button.click();
    await expect.element(button).toHaveAttribute("aria-pressed", "true");
    await expect.element(screen.getByText("4 of 6 found this helpful")).toBeVisible();
  });

  test("is reported with a reason, and no longer shown", async () => {
    const publisher = others();
    failNext(publisher, "reportReview", NO_ANSWER);
    const { screen } = await openPage(publisher);
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
    const { screen } = await openPage(publisher);
    await report(screen);
    await expect
      .element(screen.getByText("You’ve sent a lot of reports today. You can send more tomorrow."))
      .toBeVisible();
    const words = screen.getByRole("textbox", { name: "Anything to add?" });
    await expect.element(words).toHaveValue("It is about another game.");
  });

  test("is reported by a player who had been signed out: after the sign-in the report is open with the full text", async () => {
    const publisher = others();
    failNext(publisher, "reportReview", refusal(401));
    const { screen, visit } = await openPage(publisher);
    await report(screen);
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
    const { screen } = await openPage(publisher);
    await report(screen, "");
    await expect.element(screen.getByText("You’ve already reported this review.")).toBeVisible();
    await expect.element(screen.getByText("Nothing yet")).toBeVisible();
  });
});

function keysOf(publisher: Publisher): readonly string[] {
  return publisher.calls
    .filter(({ name }) => name === "postReview")
    .map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey);
}
