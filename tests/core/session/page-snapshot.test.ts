import { describe, expect, it } from "vitest";
import { MAX_SNAPSHOT_CHARACTERS, MAX_SNAPSHOT_VALUES } from "#core/session/constants.ts";
import {
  isSnapshotOf,
  isSnapshotWorthStoring,
  limitSnapshotValues,
  type PageSnapshot,
} from "#core/session/page-snapshot.ts";

const state: PageSnapshot = {
  address: "https://store.example/game/tl/review",
  player: "p1",
  values: { "redeem/code": "RAIN-2026" },
  scroll: 410,
  focus: { form: "review", field: "content", selection: [3, 7] },
};

describe("the state of a player's page", () => {
  it("is worth storing if there is anything to restore", () => {
    const nothing: PageSnapshot = { ...state, values: {}, scroll: 0, focus: null };
    expect(isSnapshotWorthStoring(nothing)).toBe(false);
    const { values, scroll, focus } = state;
    for (const one of [{ values }, { scroll }, { focus }]) {
      expect(isSnapshotWorthStoring({ ...nothing, ...one })).toBe(true);
    }
  });

  it("belongs to its player, and a guest's to the player who has signed in since", () => {
    expect([isSnapshotOf(state, "p1"), isSnapshotOf(state, "p2"), isSnapshotOf(state, null)]).toEqual([
      true,
      false,
      false,
    ]);
    const guest = { ...state, player: null };
    expect([isSnapshotOf(guest, "p2"), isSnapshotOf(guest, null)]).toEqual([true, true]);
  });

  it("is no more than a tab has room for: a value that is too long is left out, and the others stay", () => {
    const long = "a".repeat(MAX_SNAPSHOT_CHARACTERS + 1);
    expect(limitSnapshotValues({ first: "a", long, last: { step: 2 } })).toEqual({ first: "a", last: { step: 2 } });
    // With its quotes as JSON.
    const half = "a".repeat(MAX_SNAPSHOT_CHARACTERS / 2 - 2);
    expect(Object.keys(limitSnapshotValues({ one: half, two: half, three: "abc" }))).toEqual(["one", "two"]);
    const many = Object.fromEntries(Array.from({ length: MAX_SNAPSHOT_VALUES + 1 }, (_, at) => [`name-${at}`, at]));
    expect(Object.keys(limitSnapshotValues(many))).toHaveLength(MAX_SNAPSHOT_VALUES);
  });
});
