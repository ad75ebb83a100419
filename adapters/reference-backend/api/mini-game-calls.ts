import { randomInt } from "node:crypto";
import { and, count, eq, isNull } from "drizzle-orm";
import { MINI_GAME_ROUNDS_A_DAY } from "#core/engagement/constants.ts";
import { MINI_GAME_CARDS } from "#core/engagement/mini-game-frame.ts";
import { miniGamePrizeOf } from "#core/engagement/mini-game-prize.ts";
import type { Queries } from "../database/database.ts";
import { couponRedemptions, miniGamePlays } from "../database/schema/index.ts";
import { lockAccount } from "../domain/commerce/lock-account.ts";
import { winCoupon } from "../domain/rewards/coupons.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { forbidden } from "../http/call-refusal.ts";
import { createOnce } from "../http/idempotency.ts";
import { requirePlayer } from "../http/request-scope.ts";
import type { Services } from "../services.ts";
import { couponTitles, wireCoupons } from "./coupon-calls.ts";

type MiniGameCalls = Pick<CallHandlers, "getMiniGame" | "playMiniGame">;

const DAY_MS = 86_400_000;
/** Steps of the random number that decides a round. */
const STEPS = 1_000_000;

export function miniGameCalls(services: Services): MiniGameCalls {
  const { queries } = services.database;
  return {
    getMiniGame: async ({ scope }) => {
      const { accountId } = requirePlayer(scope);
      return stateOf(await roundsPlayed(queries, accountId, scope.now), scope.now);
    },

    playMiniGame: async ({ scope }) => {
      const { accountId } = requirePlayer(scope);
      const { now } = scope;
      return await createOnce(scope, { call: "playMiniGame", input: {} }, async (transaction) => {
        // Rounds of one player are serialised: a second simultaneous request waits and counts as the next round.
        await lockAccount(transaction, accountId);
        const played = await roundsPlayed(transaction, accountId, now);
        if (played >= MINI_GAME_ROUNDS_A_DAY) {
          throw forbidden("no_rounds_left", "All rounds of today have been played.");
        }
        const held = await transaction
          .select({ code: couponRedemptions.code })
          .from(couponRedemptions)
          .where(and(eq(couponRedemptions.accountId, accountId), isNull(couponRedemptions.usedAt)));
        const heldCodes = new Set(held.map((coupon) => coupon.code));
        // All cards are laid alike; which of them is picked makes no difference to the chances.
        const [code = null, ...otherCodes] = Array.from({ length: MINI_GAME_CARDS }, () =>
          miniGamePrizeOf(randomInt(STEPS) / STEPS, heldCodes),
        );
        const won = code === null ? null : await winCoupon(transaction, { code, accountId, now });
        const round = { accountId, day: dayOf(now), round: played + 1, playedAt: now, couponCode: won };
        await transaction.insert(miniGamePlays).values(round);
        const [prize] = won === null ? [] : await wireCoupons(transaction, scope, won);
        const titles = await couponTitles(
          transaction,
          scope,
          otherCodes.filter((other) => other !== null),
        );
        const others = otherCodes.map((other) => (other === null ? "" : (titles.get(other) ?? "")));
        return { ...stateOf(played + 1, now), prize: prize ?? null, others };
      });
    },
  };
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

async function roundsPlayed(queries: Queries, accountId: string, now: Date): Promise<number> {
  const [row] = await queries
    .select({ number: count() })
    .from(miniGamePlays)
    .where(and(eq(miniGamePlays.accountId, accountId), eq(miniGamePlays.day, dayOf(now))));
  return row?.number ?? 0;
}

function stateOf(played: number, now: Date) {
  return {
    rounds_left: Math.max(0, MINI_GAME_ROUNDS_A_DAY - played),
    rounds_a_day: MINI_GAME_ROUNDS_A_DAY,
    resets_at: new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS).toISOString(),
  };
}
