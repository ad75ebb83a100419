import { expect, test } from "vitest";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { testContent } from "#tests/support/test-content.ts";

interface Author {
  readonly nickname: string;
  readonly avatar: string;
}

describeRules("the profile of an account on %s", (kind) => {
  const store = openTestStore(kind, { content: testContent });

  test("a guest who has just read a review sees the new name and picture of its author at once", async () => {
    const player = store.visitor();
    const guest = store.visitor();
    await player.register("painter");
    const review = { content: "A game that holds what it promises.", score: 5 };
    expect((await player.fetch("/api/store/games/tl/reviews", { json: review })).ok).toBe(true);
    const authorOfLatest = async () => {
      const path = "/api/store/games/tl/reviews?sort=newest";
      const { reviews } = await guest.json<{ reviews: { author: Author }[] }>(path);
      return reviews[0]?.author;
    };
    const before = await authorOfLatest();
    const choice = { nickname: "Moth Keeper", picture_id: before?.avatar.includes("avatar-07") ? "8" : "7" };
    const changed = await player.fetch("/api/account/profile", { method: "PUT", json: choice });
    expect(changed.ok).toBe(true);
    const after = await authorOfLatest();
    expect(after?.nickname).toBe("Moth Keeper");
    expect(after?.avatar).toContain(`avatar-0${choice.picture_id}.svg`);
    expect(after?.avatar).not.toBe(before?.avatar);
  });
});
