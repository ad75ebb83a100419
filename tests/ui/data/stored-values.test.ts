import { describe, expect, it } from "vitest";
import type { DeviceDraft } from "#core/community/draft.ts";
import type { StoredSchema } from "#core/storage/stored-value.ts";
import { storedValue } from "#core/storage/stored-value.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { deviceDraftSchema } from "#ui/features/boards/screens/write/device-draft.ts";
import { COMMENT_DRAFT } from "#ui/features/drafts/comment-draft.ts";
import { REVIEW_DRAFT } from "#ui/features/drafts/review-draft.ts";
import { ownMachine } from "#ui/features/game/screens/machine-storage.ts";
import { GIFT_DRAFT } from "#ui/features/gifts/popups/send-gift/gift-draft.ts";
import { readWatched } from "#ui/features/launcher/client-state/watched-banners.ts";
import { REPORT_DRAFT } from "#ui/features/reports/report-draft.ts";
import { storedPageSnapshot } from "#ui/kit/persisted-state/persisted-state.ts";
import { isQuietToday, keepQuietToday } from "#ui/overlays/quiet-today.ts";
import { pendingAction } from "#ui/patterns/sign-in/pending-action.ts";

const parserOf = (schema: StoredSchema<unknown>) => storedValue<unknown>("key", schema, null).parse;

const ARTICLE = { parse: parserOf(deviceDraftSchema) };
const PARSERS: Readonly<Record<string, (text: string | null) => unknown>> = {
  "a draft of an article": ARTICLE.parse,
  "a draft of a comment": parserOf(COMMENT_DRAFT.schema),
  "a draft of a review": parserOf(REVIEW_DRAFT.schema),
  "a draft of a gift": parserOf(GIFT_DRAFT.schema),
  "a draft of a report": parserOf(REPORT_DRAFT.schema),
  "the player's computer": ownMachine.parse,
  "an action for after the sign-in": pendingAction.parse,
  "the state of a page": storedPageSnapshot.parse,
};

describe.each(Object.entries(PARSERS))("%s", (_name, parse) => {
  it.each([null, "", "{", "null", "7", '"text"', "true"])("is nothing where %s is stored", (text) => {
    expect(parse(text)).toBeNull();
  });

  it("is read without an error, for any stored text", () => {
    forAll(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => parse(text)).not.toThrow();
    });
  });
});

describe("a draft of an article", () => {
  const draft: DeviceDraft = {
    title: "a",
    body: "b",
    menu: null,
    boardAlias: null,
    basedOn: null,
    attempt: null,
    missingImages: [],
    savedAtMs: 1,
  };

  it("is read as it was written", () => {
    const any = fc.record({
      title: fc.string(),
      body: fc.string(),
      menu: fc.option(fc.string()),
      boardAlias: fc.option(fc.string()),
      basedOn: fc.option(fc.string()),
      attempt: fc.option(fc.record({ key: fc.string({ minLength: 1 }), sinceMs: fc.integer() })),
      missingImages: fc.array(fc.string()),
      savedAtMs: fc.integer(),
    });
    forAll(any, (written) => {
      expect(ARTICLE.parse(JSON.stringify(written))).toEqual(written);
    });
  });

  it("does without what an older version did not store, and without what cannot be read", () => {
    expect(ARTICLE.parse('{"title":"a","body":"b","savedAtMs":1}')).toEqual(draft);
    for (const attempt of ["key", {}, { key: "key" }, { key: "", sinceMs: 1 }, { key: 1, sinceMs: 1 }]) {
      expect(ARTICLE.parse(JSON.stringify({ ...draft, attempt, menu: 7, missingImages: "a.png" }))).toEqual(draft);
    }
    expect(ARTICLE.parse('{"title":"a"}')).toBeNull();
    expect(ARTICLE.parse('{"title":1,"body":"b","savedAtMs":1}')).toBeNull();
  });
});

describe("a draft of a comment", () => {
  const parse = parserOf(COMMENT_DRAFT.schema);

  it("is read as it was written: text, mentions, and the attempt to post it", () => {
    const any = fc.record({
      content: fc.string({ minLength: 1 }).filter((content) => content.trim() !== ""),
      mentions: fc.array(fc.record({ id: fc.string(), nickname: fc.string() })),
      attempt: fc.option(fc.record({ key: fc.string({ minLength: 1 }), sinceMs: fc.integer() })),
      basedOn: fc.option(fc.string()),
    });
    forAll(any, (written) => {
      expect(parse(JSON.stringify(written))).toEqual(written);
    });
  });

  it("is nothing without words, and does without what cannot be read", () => {
    expect(parse('{"content":" ","mentions":[]}')).toBeNull();
    const mentions = [null, {}, { id: "1", nickname: 2 }, { id: "1", nickname: "b" }];
    expect(parse(JSON.stringify({ content: "a", mentions }))).toEqual({
      content: "a",
      mentions: [{ id: "1", nickname: "b" }],
      attempt: null,
      basedOn: null,
    });
    const unreadable = { content: "a", mentions: "b", attempt: "key", basedOn: 7 };
    expect(parse(JSON.stringify(unreadable))).toEqual({ content: "a", mentions: [], attempt: null, basedOn: null });
  });
});

it("other drafts do without what cannot be read", () => {
  const review = { content: "Good", score: 6, isSpoiler: true, basedOn: 7 };
  expect(parserOf(REVIEW_DRAFT.schema)(JSON.stringify(review))).toEqual({ ...review, score: 0, basedOn: null });
  expect(parserOf(GIFT_DRAFT.schema)('{"recipient":"yuna","day":7}')).toEqual({
    recipient: "yuna",
    recipientId: "",
    message: "",
    day: "",
    orderKey: "",
  });
  expect(parserOf(REPORT_DRAFT.schema)('{"reason":"boredom","words":"b"}')).toEqual({ reason: null, words: "b" });
});

it("the player's computer is read as far as it can be", () => {
  const machine = { cpu: "a", gpu: 7, ramGigabytes: 16, storageGigabytes: -1 };
  expect(ownMachine.parse(JSON.stringify(machine))).toEqual({ ...machine, gpu: "", storageGigabytes: null });
});

it("an action for after the sign-in is read as it was written, and not if a part is missing", () => {
  const action = { name: "reward/1/claim", input: "", path: "/reward", askedAt: 1_000 };
  expect(pendingAction.parse(JSON.stringify(action))).toEqual(action);
  for (const field of ["name", "input", "path", "askedAt"]) {
    expect(pendingAction.parse(JSON.stringify({ ...action, [field]: null }))).toBeNull();
  }
});

describe("the state of a page", () => {
  const snapshot = {
    address: "https://store.example/game/tl/review",
    player: "p1",
    values: {
      "redeem/code": "RAIN-2026",
      "review/open": true,
      "popup/send-gift": { goodsId: "castle", title: "Castle" },
    },
    scroll: 410,
    focus: { form: "review", field: "content", selection: [3, 7] },
  };

  it("is read as it was written", () => {
    expect(storedPageSnapshot.parse(JSON.stringify(snapshot))).toEqual(snapshot);
    const unselected = { ...snapshot, player: null, focus: { form: null, field: "q", selection: null } };
    expect(storedPageSnapshot.parse(JSON.stringify(unselected))).toEqual(unselected);
  });

  it("is nothing where its owner, its address or its values cannot be read, and does without a position that cannot", () => {
    for (const part of [{ player: 7 }, { address: null }, { values: "review" }]) {
      expect(storedPageSnapshot.parse(JSON.stringify({ ...snapshot, ...part }))).toBeNull();
    }
    const unreadable = { ...snapshot, scroll: "far", focus: { field: 3 } };
    expect(storedPageSnapshot.parse(JSON.stringify(unreadable))).toEqual({ ...snapshot, scroll: 0, focus: null });
  });
});

it("values of this device are as if nothing was stored where something else is", () => {
  const { storage, clock } = createFakePorts(createPublisher());
  storage.write("fullBannerWatched", '["a",7,"b"]');
  expect(readWatched(storage)).toEqual(["a", "b"]);
  storage.write("fullBannerWatched", "{}");
  expect(readWatched(storage)).toEqual([]);
  storage.write("quietToday.offer", "soon");
  expect(isQuietToday({ storage, clock }, "offer")).toBe(false);
  keepQuietToday({ storage, clock }, "offer");
  expect(isQuietToday({ storage, clock }, "offer")).toBe(true);
});
