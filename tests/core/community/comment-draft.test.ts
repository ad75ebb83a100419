import { describe, expect, it } from "vitest";
import { parseKeptComment } from "#core/community/comment-draft.ts";
import fc from "#tests/support/fast-check.ts";

describe("a comment on the device", () => {
  it("comes back as it was kept: its words, whom it names, and the try to post it", () => {
    const any = fc.record({
      content: fc.string({ minLength: 1 }).filter((content) => content.trim() !== ""),
      mentions: fc.array(fc.record({ id: fc.string(), nickname: fc.string() })),
      attempt: fc.option(fc.record({ key: fc.string({ minLength: 1 }), sinceMs: fc.integer() })),
    });
    fc.assert(
      fc.property(any, (kept) => {
        expect(parseKeptComment(kept)).toEqual(kept);
      }),
    );
  });

  it.each([null, undefined, "", 7, [], { content: 1 }, { content: " ", mentions: [] }])(
    "is nothing where %j is kept",
    (kept) => {
      expect(parseKeptComment(kept)).toBeNull();
    },
  );

  it("does without what it cannot read", () => {
    const kept = { content: "a", mentions: [null, {}, { id: "1", nickname: 2 }, { id: "1", nickname: "b" }] };
    expect(parseKeptComment(kept)).toEqual({
      content: "a",
      mentions: [{ id: "1", nickname: "b" }],
      attempt: null,
    });
    expect(parseKeptComment({ content: "a", mentions: "b", attempt: "key" })).toEqual({
      content: "a",
      mentions: [],
      attempt: null,
    });
  });
});
