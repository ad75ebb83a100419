import { describe, expect, it } from "vitest";
import { hiddenAfterDecision, hiddenAfterEdit, hiddenAfterReports, postRightsOf } from "#core/community/post.ts";

describe("the actions of a reader on a post", () => {
  it.each([
    ["a guest", "guest", false, { mayEdit: false, mayDelete: false, mayReport: false, mayModerate: false }],
    ["its author", "player", true, { mayEdit: true, mayDelete: true, mayReport: false, mayModerate: false }],
    ["another player", "player", false, { mayEdit: false, mayDelete: false, mayReport: true, mayModerate: false }],
    ["a moderator", "moderator", false, { mayEdit: false, mayDelete: true, mayReport: true, mayModerate: true }],
    [
      "a moderator with their own",
      "moderator",
      true,
      { mayEdit: true, mayDelete: true, mayReport: false, mayModerate: true },
    ],
  ] as const)("%s", (_, role, isAuthor, rights) => {
    expect(postRightsOf(role, isAuthor)).toEqual(rights);
  });
});

describe("a reported post", () => {
  it("is hidden by the third report, and not by the second", () => {
    expect(hiddenAfterReports(null, 2)).toBeNull();
    expect(hiddenAfterReports(null, 3)).toBe("reports");
  });

  it("is visible again when its author changes it", () => {
    expect(hiddenAfterEdit("reports")).toBeNull();
  });

  it("stays hidden by the moderator", () => {
    expect(hiddenAfterReports("moderator", 3)).toBe("moderator");
    expect(hiddenAfterEdit("moderator")).toBe("moderator");
  });

  it.each([
    ["keep", 3, null],
    ["remove", 0, "moderator"],
    ["reopen", 2, null],
    ["reopen", 3, "reports"],
  ] as const)("after the decision %s with %i open reports is hidden by %s", (decision, reports, hiddenBy) => {
    expect(hiddenAfterDecision(decision, reports)).toBe(hiddenBy);
  });
});
