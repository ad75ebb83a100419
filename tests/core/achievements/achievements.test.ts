import { describe, expect, test } from "vitest";
import type { Achievement } from "#core/achievements/achievement.ts";
import { achievementTotals, arrangeAchievements, progressShareOf } from "#core/achievements/achievement-list.ts";
import { rarityOf } from "#core/achievements/rarity.ts";
import { buildAchievement as build } from "#tests/ui/support/builders.ts";

const started = build({ id: "started", progress: 3, earnedShare: 0.4 });
const old = build({ id: "old", tier: "gold", progress: 10, earnedAt: "2026-01-01T00:00:00.000Z", earnedShare: 0.01 });
const fresh = build({ id: "fresh", progress: 10, earnedAt: "2026-11-01T00:00:00.000Z", earnedShare: 0.9 });
const near = build({ id: "near", progress: 9, earnedShare: 0.2 });
const ALL = [started, old, fresh, near];
const idsOf = (list: readonly Achievement[]) => list.map(({ id }) => id);

describe("achievements", () => {
  test("are counted by metal, with the earned ones", () => {
    expect(achievementTotals(ALL)).toEqual({ earned: 2, total: 4, earnedByTier: { bronze: 1, silver: 0, gold: 1 } });
  });

  test("are filtered to earned or remaining ones", () => {
    expect(idsOf(arrangeAchievements(ALL, "all", "game"))).toEqual(["started", "old", "fresh", "near"]);
    expect(idsOf(arrangeAchievements(ALL, "earned", "game"))).toEqual(["old", "fresh"]);
    expect(idsOf(arrangeAchievements(ALL, "open", "game"))).toEqual(["started", "near"]);
  });

  test("are ordered by rarity, by how near they are and by when they were earned", () => {
    expect(idsOf(arrangeAchievements(ALL, "all", "rarest"))).toEqual(["old", "near", "started", "fresh"]);
    expect(idsOf(arrangeAchievements(ALL, "all", "nearest"))).toEqual(["near", "started", "old", "fresh"]);
    expect(idsOf(arrangeAchievements(ALL, "all", "latest"))).toEqual(["fresh", "old", "started", "near"]);
  });

  test("show how far the reader has come, and nothing where nothing is known", () => {
    expect(progressShareOf(started)).toBe(0.3);
    expect(progressShareOf(old)).toBe(1);
    expect(progressShareOf(build({ progress: 40 }))).toBe(1);
    expect(progressShareOf(build({ progress: null }))).toBeNull();
  });

  test.each([
    [0, "ultra_rare"],
    [0.0199, "ultra_rare"],
    [0.02, "very_rare"],
    [0.1, "rare"],
    [0.25, "uncommon"],
    [0.5, "common"],
    [1, "common"],
  ])("that %d of the players have are %s", (share, rarity) => {
    expect(rarityOf(share)).toBe(rarity);
  });
});
