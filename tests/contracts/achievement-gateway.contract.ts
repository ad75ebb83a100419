import { expect, test } from "vitest";
import { expectValue } from "#tests/support/expect-value.ts";
import type { GatewayWorld } from "./gateway-world.ts";

/** Contract of every `AchievementGateway`, run against a publisher with the content of the reference backend. */
export function describeAchievementGateway(world: () => GatewayWorld): void {
  test("are listed for guests without progress, hidden ones without their name", async () => {
    const { achievements, textLocale } = expectValue(await world().openAsGuest().achievements.list("tl"));

    expect(achievements).toHaveLength(10);
    expect(textLocale).toBe("en-US");
    expect(new Set(achievements.map(({ id }) => id)).size).toBe(10);
    expect(achievements.every(({ progress, earnedAt }) => progress === null && earnedAt === null)).toBe(true);
    const hidden = achievements.filter(({ isHidden }) => isHidden);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { title, description, badge } of hidden) {
      expect([title, description]).toEqual(["", ""]);
      expect(badge).toContain("badge-hidden");
    }
  });

  test("come in the reader's language, or say in which", async () => {
    const korean = expectValue(await world().openAsGuest({ locale: "ko-KR" }).achievements.list("tl"));
    const dutch = expectValue(await world().openAsGuest({ locale: "nl-NL" }).achievements.list("tl"));

    expect(korean).toMatchObject({
      textLocale: "ko-KR",
      achievements: [{ title: "첫 야간 경계" }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    });
    expect(dutch.textLocale).toBe("en-US");
  });

  test("contain the progress of players with the game, never beyond the goal", async () => {
    const { player, openAsPlayer } = world();
    const { achievements } = expectValue(await (await openAsPlayer()).achievements.list(player.ownedGame));

    expect(achievements.some(({ earnedAt }) => earnedAt !== null)).toBe(true);
    expect(achievements.some(({ earnedAt }) => earnedAt === null)).toBe(true);
    for (const { progress, goal, earnedAt } of achievements) {
      if (progress !== null) expect(progress).toBeLessThanOrEqual(goal);
      if (earnedAt !== null) expect(progress).toBe(goal);
    }
  });

  test("of an unknown game are a 404, of a game without any an empty list", async () => {
    const gateway = world().openAsGuest().achievements;

    expect(await gateway.list("nosuchgame")).toMatchObject({ ok: false, failure: { status: 404 } });
    expect(expectValue(await gateway.list("p0003ab")).achievements).toEqual([]);
  });
}
