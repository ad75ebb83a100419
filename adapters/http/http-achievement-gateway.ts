import type { AchievementGateway } from "#core/ports/achievement-gateway.ts";
import { listAchievements } from "../wire/achievement-calls.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";
import { createStaticResolver } from "./static-addresses.ts";

/** Achievements over HTTP. `wstaticDomain` is where the publisher's pictures are; empty for the page's own origin. */
export function createHttpAchievementGateway(client: HttpClient, wstaticDomain: string): AchievementGateway {
  const resolve = createStaticResolver(wstaticDomain);
  return {
    list: async (gameCode, options) =>
      mapResult(await client.send(listAchievements, { parameters: { gameCode } }, options), (answer) => ({
        achievements: answer.achievements.map(({ hidden, earned_at, earned_share, badge, ...achievement }) => ({
          ...achievement,
          badge: resolve(badge),
          isHidden: hidden,
          earnedAt: earned_at,
          earnedShare: earned_share,
        })),
        textLocale: answer.text_locale,
      })),
  };
}
