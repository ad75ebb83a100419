import { and, eq } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { coupons, games, rewardClaims, rewards } from "../database/schema/index.ts";
import { closestText } from "../domain/catalogue/text-order.ts";
import type { PictureLibrary } from "../domain/media/picture-library.ts";
import { giveCoupon } from "../domain/rewards/coupons.ts";
import { NO_PROGRESS, type Progress, progressOf } from "../domain/rewards/progress.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { forbidden, notFound } from "../http/call-refusal.ts";
import { createOnce } from "../http/idempotency.ts";
import { type RequestScope, requirePlayer } from "../http/request-scope.ts";
import type { Services } from "../services.ts";

type RewardCalls = Pick<CallHandlers, "listRewards" | "claimReward">;

export function rewardCalls(services: Services): RewardCalls {
  const { pictures } = services;
  const { queries } = services.database;
  return {
    listRewards: async ({ scope }) => {
      const rows = await readRewards(queries, scope);
      const progress = await progressOfViewer(queries, scope);
      return { rewards: rows.map((row) => wireReward(row, { progress, pictures, scope })) };
    },

    claimReward: async ({ parameters, scope }) => {
      const { accountId } = requirePlayer(scope);
      const { rewardId } = parameters;
      return await createOnce(scope, { call: "claimReward", input: { rewardId } }, async (transaction) => {
        const [row] = await readRewards(transaction, scope, rewardId);
        if (row === undefined) throw notFound("reward");
        const progress = await progressOf(transaction, accountId);
        const { state } = wireReward(row, { progress, pictures, scope });
        if (state === "locked") throw forbidden("locked", "This reward has not been earned yet.");
        if (state === "expired") throw forbidden("expired", "The time of this reward is over.");
        if (state === "claimable") {
          await transaction
            .insert(rewardClaims)
            .values({ accountId, rewardId, claimedAt: scope.now })
            .onConflictDoNothing();
          await giveCoupon(transaction, { code: row.reward.couponCode, accountId, now: scope.now });
        }
        const [claimed] = await readRewards(transaction, scope, rewardId);
        return wireReward(claimed ?? row, { progress, pictures, scope });
      });
    },
  };
}

/** Rewards whose time has come, with the player's claims. */
async function readRewards(queries: Queries, scope: RequestScope, rewardId?: string) {
  const accountId = scope.session?.player.accountId ?? "";
  const rows = await queries
    .select({ reward: rewards, couponTexts: coupons.texts, artCode: games.artCode, claimedAt: rewardClaims.claimedAt })
    .from(rewards)
    .innerJoin(coupons, eq(coupons.code, rewards.couponCode))
    .innerJoin(games, eq(games.gameCode, rewards.artCode))
    .leftJoin(rewardClaims, and(eq(rewardClaims.rewardId, rewards.id), eq(rewardClaims.accountId, accountId)))
    .where(rewardId === undefined ? undefined : eq(rewards.id, rewardId))
    .orderBy(rewards.position);
  return rows.filter(({ reward }) => reward.startsAt <= scope.now);
}

async function progressOfViewer(queries: Queries, scope: RequestScope): Promise<Progress> {
  return scope.session === null ? NO_PROGRESS : await progressOf(queries, scope.session.player.accountId);
}

function wireReward(
  row: Awaited<ReturnType<typeof readRewards>>[number],
  input: { readonly progress: Progress; readonly pictures: PictureLibrary; readonly scope: RequestScope },
) {
  const { reward, claimedAt } = row;
  const { kind, goal } = reward.condition;
  const { locale, now } = input.scope;
  const texts = closestText(reward.texts, locale);
  const current = Math.min(input.progress[kind], goal);
  const isOver = reward.endsAt !== null && reward.endsAt <= now;
  const title = texts?.title ?? reward.id;
  const media = input.pictures.mediaOf(row.artCode, title).find(({ role }) => role === "wide");
  if (media === undefined) throw new Error(`no picture for the reward ${reward.id}`);
  const earned = current >= goal ? ("claimable" as const) : ("locked" as const);
  const unclaimed = isOver ? ("expired" as const) : earned;
  return {
    id: reward.id,
    title,
    description: texts?.description ?? "",
    media,
    state: claimedAt === null ? unclaimed : ("claimed" as const),
    progress: { current, goal },
    ends_at: reward.endsAt?.toISOString() ?? null,
    claimed_at: claimedAt?.toISOString() ?? null,
    prize: closestText(row.couponTexts, locale)?.title ?? reward.couponCode,
  };
}
