import { describe, expect, it } from "vitest";
import { hiddenAfterEdit, hiddenAfterReports, postRightsOf } from "#core/community/post.ts";

describe("what a reader may do with a post", () => {
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

  it("comes back when its author changes it", () => {
    expect(hiddenAfterEdit("reports")).toBeNull();
  });

  it("stays with the moderator who has hidden it", () => {
    expect(hiddenAfterReports("moderator", 3)).toBe("moderator");
    expect(hiddenAfterEdit("moderator")).toBe("moderator");
  });
});
