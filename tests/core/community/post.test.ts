import { describe, expect, it } from "vitest";
import { hiddenAfterDecision, hiddenAfterEdit, hiddenAfterReports, postRightsOf } from "#core/community/post.ts";

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
] as const)("the actions of a reader on a post: %s", (_, role, isAuthor, rights) => {
  expect(postRightsOf(role, isAuthor)).toEqual(rights);
});

describe("a reported post", () => {
  it.each([
    ["visible after the second report", hiddenAfterReports(null, 2), null],
    ["hidden by the third report", hiddenAfterReports(null, 3), "reports"],
    ["visible again when its author changes it", hiddenAfterEdit("reports"), null],
    ["hidden by the moderator still, after reports", hiddenAfterReports("moderator", 3), "moderator"],
    ["hidden by the moderator still, after a change", hiddenAfterEdit("moderator"), "moderator"],
  ])("is %s", (_, hiddenBy, expected) => {
    expect(hiddenBy).toBe(expected);
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
