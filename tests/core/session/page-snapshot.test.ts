import { describe, expect, it } from "vitest";
import { MAX_SNAPSHOT_CHARACTERS, MAX_SNAPSHOT_FIELDS } from "#core/session/constants.ts";
import {
  boundFields,
  isSnapshotOf,
  isSnapshotWorthStoring,
  type PageSnapshot,
  type SnapshotField,
  type SnapshotPart,
} from "#core/session/page-snapshot.ts";

const HERE = "https://store.example/game/tl/review";
const NOTHING: SnapshotPart = { choices: [], fields: [], scroll: 0, step: 0 };
const field: SnapshotField = { kind: "text", label: "Coupon code", at: 0, value: "RAIN-2026", isSent: true };
const snapshot: PageSnapshot = {
  address: HERE,
  player: "p1",
  forms: [
    { name: "review", entry: null },
    { name: "edit-12", entry: "Edit" },
  ],
  openers: [{ path: "main:nth-of-type(1)>button:nth-of-type(2)", words: "More", entry: "Share" }],
  parts: [
    { choices: [{ at: 0, words: "Newest" }], fields: [field], scroll: 410, step: 0 },
    { ...NOTHING, step: 2 },
  ],
  focus: { path: "#comments>form:nth-of-type(1)", words: "", part: 1, selection: [3, 7] },
};

describe("the page snapshot of a player", () => {
  it("is worth storing if there is anything to restore", () => {
    const nothing: PageSnapshot = {
      address: HERE,
      player: "p1",
      forms: [],
      openers: [],
      parts: [NOTHING],
      focus: null,
    };
    expect(isSnapshotWorthStoring(nothing)).toBe(false);
    const { forms, openers, focus } = snapshot;
    const parts = [
      { ...NOTHING, choices: [{ at: 0, words: "Newest" }] },
      { ...NOTHING, fields: [field] },
      { ...NOTHING, scroll: 1 },
      { ...NOTHING, step: 1 },
    ];
    const some: readonly Partial<PageSnapshot>[] = [
      { forms },
      { openers },
      { focus },
      ...parts.map((part) => ({ parts: [part] })),
    ];
    for (const one of some) expect(isSnapshotWorthStoring({ ...nothing, ...one })).toBe(true);
  });

  it("belongs to its player, and a guest's to the player who has signed in since", () => {
    expect([isSnapshotOf(snapshot, "p1"), isSnapshotOf(snapshot, "p2"), isSnapshotOf(snapshot, null)]).toEqual([
      true,
      false,
      false,
    ]);
    const guest = { ...snapshot, player: null };
    expect([isSnapshotOf(guest, "p2"), isSnapshotOf(guest, null)]).toEqual([true, true]);
  });

  it("is no more than a tab has room for: a text that is too long is left out, and the others stay", () => {
    const long = { ...field, value: "a".repeat(MAX_SNAPSHOT_CHARACTERS + 1) };
    expect(boundFields([field, long, field])).toEqual([field, field]);
    const half = { ...field, value: "a".repeat(MAX_SNAPSHOT_CHARACTERS / 2) };
    expect(boundFields([half, half, field])).toEqual([half, half]);
    expect(boundFields(Array.from({ length: MAX_SNAPSHOT_FIELDS + 1 }, () => field))).toHaveLength(MAX_SNAPSHOT_FIELDS);
  });
});
