import type { Coupon, MiniGame, MiniGameRound, Reward } from "../engagement/reward.ts";
import type { Result } from "../failures/request-failure.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

/**
 * Coupons, rewards and the mini game. Never throws; each call settles within its timeout. The same `idempotencyKey`
 * returns the same outcome.
 */
export interface RewardGateway {
  /** `GET /api/store/coupons`: usable ones first. 401 for guests. */
  listCoupons(options?: CallOptions): Promise<Result<readonly Coupon[]>>;
  /** `POST /api/store/coupons/redeem`. A refusal is a status failure whose details name a `CouponRefusal` as `reason`. */
  redeemCoupon(code: string, idempotencyKey: string): Promise<Result<Coupon>>;
  /** `GET /api/store/rewards`: with the player's own progress; none for guests. */
  listRewards(options?: CallOptions): Promise<Result<readonly Reward[]>>;
  /** `POST /api/store/rewards/{rewardId}/claim`; a reward that is claimed already is answered as it is. */
  claimReward(rewardId: string, idempotencyKey: string): Promise<Result<Reward>>;
  /** `GET /mini-game/api/state`; 401 for guests. */
  getMiniGame(options?: CallOptions): Promise<Result<MiniGame>>;
  /**
   * `POST /mini-game/api/rounds`: the server decides the prize. 403 `no_rounds_left` when all rounds of the day are
   * used.
   */
  playMiniGame(idempotencyKey: string): Promise<Result<MiniGameRound>>;
}
