import { and, eq, inArray, sql } from "drizzle-orm";
import { COUPON_TRIES_WINDOW_MS } from "#core/engagement/constants.ts";
import type { CouponRefusal } from "#core/engagement/normalize-coupon.ts";
import type { Queries } from "../database/database.ts";
import { couponRedemptions, coupons, ownedGoods } from "../database/schema/index.ts";
import { currencyOf, FALLBACK_CURRENCY } from "../domain/catalogue/currency.ts";
import { gameTitlesOf } from "../domain/catalogue/game-titles.ts";
import { closestText } from "../domain/catalogue/text-order.ts";
import { tryCoupon } from "../domain/rewards/coupon-tries.ts";
import { isOfClosedGame, redeemableCoupon } from "../domain/rewards/coupons.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { CallRefusal, forbidden } from "../http/call-refusal.ts";
import { createOnce } from "../http/idempotency.ts";
import { type RequestScope, requirePlayer } from "../http/request-scope.ts";
import type { Services } from "../services.ts";

type CouponCalls = Pick<CallHandlers, "listCoupons" | "redeemCoupon">;

export function couponCalls(services: Services): CouponCalls {
  const { queries } = services.database;
  return {
    listCoupons: async ({ scope }) => {
      requirePlayer(scope);
      return { coupons: await wireCoupons(queries, scope) };
    },

    redeemCoupon: async ({ body, scope }) => {
      const player = requirePlayer(scope);
      const { accountId } = player;
      const { now, purchaseCountry: country } = scope;
      const coupon = await tryCoupon(queries, { typed: body.code, accountId, now });
      return await createOnce(scope, { call: "redeemCoupon", input: body }, async (transaction) => {
        const answer = await redeemableCoupon(transaction, {
          coupon,
          player,
          country,
          closedGames: scope.closedGames,
          now,
        });
        if (!answer.ok) throw couponRefused(answer.refusal);
        const { code, benefit } = answer.coupon;
        const isGoods = benefit.kind === "goods";
        await transaction
          .insert(couponRedemptions)
          .values({ code, accountId, redeemedAt: now, usedAt: isGoods ? now : null });
        if (isGoods) {
          await transaction.insert(ownedGoods).values({ accountId, goodsId: benefit.goodsId }).onConflictDoNothing();
        }
        const [wired] = await wireCoupons(transaction, scope, code);
        if (wired === undefined) throw new Error("the coupon that was just redeemed is gone");
        return wired;
      });
    },
  };
}

function couponRefused(refusal: CouponRefusal): CallRefusal {
  if (refusal !== "too_many_tries") return forbidden(refusal, "This coupon cannot be redeemed.");
  return new CallRefusal(429, "TOO_MANY_TRIES", "Too many codes that do not exist. Try again later.", {
    details: { reason: refusal },
    retryAfterSeconds: COUPON_TRIES_WINDOW_MS / 1_000,
  });
}

/** The coupons of the player of a request, or the one of a code: usable ones by their end, then the others by when they came. */
export async function wireCoupons(queries: Queries, scope: RequestScope, code?: string) {
  const { accountId } = requirePlayer(scope);
  const held = await queries
    .select({ coupon: coupons, redemption: couponRedemptions })
    .from(couponRedemptions)
    .innerJoin(coupons, eq(coupons.code, couponRedemptions.code))
    .where(
      and(
        eq(couponRedemptions.accountId, accountId),
        code === undefined ? undefined : eq(couponRedemptions.code, code),
      ),
    )
    .orderBy(sql`${couponRedemptions.redeemedAt} desc`, coupons.code);
  const rows: typeof held = [];
  for (const row of held) if (!(await isOfClosedGame(queries, row.coupon, scope.closedGames))) rows.push(row);
  const gameCodes = [...new Set(rows.flatMap(({ coupon }) => (coupon.gameCode === null ? [] : [coupon.gameCode])))];
  const titles = await gameTitlesOf(queries, gameCodes, scope.locale);
  const wired = rows.map(({ coupon, redemption }) => wireCoupon({ coupon, redemption, titles }, scope));
  const rank = { held: 0, used: 1, expired: 2 } as const;
  const endOf = (endsAt: string | null) => (endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt));
  return wired.toSorted(
    (one, other) =>
      rank[one.state] - rank[other.state] ||
      (one.state === "held" ? endOf(one.ends_at) - endOf(other.ends_at) || 0 : 0),
  );
}

/** Titles of coupons in the language of a request, by their codes. */
export async function couponTitles(
  queries: Queries,
  { locale }: RequestScope,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(coupons)
    .where(inArray(coupons.code, [...codes]));
  return new Map(rows.map(({ code, texts }) => [code, closestText(texts, locale)?.title ?? code]));
}

function wireCoupon(
  input: {
    readonly coupon: typeof coupons.$inferSelect;
    readonly redemption: typeof couponRedemptions.$inferSelect;
    readonly titles: ReadonlyMap<string, string>;
  },
  scope: RequestScope,
) {
  const { coupon, redemption, titles } = input;
  const { gameCode, endsAt } = coupon;
  const texts = closestText(coupon.texts, scope.locale);
  const isOver = endsAt !== null && endsAt <= scope.now;
  const unused = isOver ? ("expired" as const) : ("held" as const);
  return {
    code: coupon.code,
    title: texts?.title ?? coupon.code,
    description: texts?.description ?? "",
    worth: worthOf(coupon.benefit, scope.purchaseCountry),
    game: gameCode === null ? null : { game_code: gameCode, title: titles.get(gameCode) ?? gameCode },
    state: redemption.usedAt === null ? unused : ("used" as const),
    ends_at: endsAt?.toISOString() ?? null,
    redeemed_at: redemption.redeemedAt.toISOString(),
    used_at: redemption.usedAt?.toISOString() ?? null,
  };
}

function worthOf(benefit: (typeof coupons.$inferSelect)["benefit"], country: string) {
  switch (benefit.kind) {
    case "percent":
      return { kind: "percent", percent: benefit.percent } as const;
    case "goods":
      return { kind: "goods", goods_id: benefit.goodsId } as const;
    case "amount": {
      const own = currencyOf(country);
      const currency = own in benefit.amounts ? own : FALLBACK_CURRENCY;
      return { kind: "amount", amount: benefit.amounts[currency] ?? 0, currency } as const;
    }
  }
}
