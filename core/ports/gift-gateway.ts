import type { FoundRecipients, Gift, GiftCheck, NewGift } from "../commerce/gift.ts";
import type { Result } from "../failures/request-failure.ts";
import type { CallOptions } from "./catalogue-gateway.ts";
import type { PlacedOrder } from "./order-gateway.ts";

/** Gifts between players. 401 for guests. Never throws. */
export interface GiftGateway {
  /** `GET /api/store/gifts/recipients`: players with this nickname, whatever its case and width; none is no failure. */
  findRecipients(nickname: string, options?: CallOptions): Promise<Result<FoundRecipients>>;
  /** `GET /api/store/gifts/check`: `recipient` is the id of a player; 404 for one who does not exist. */
  check(
    input: { readonly goodsId: string; readonly recipient: string },
    options?: CallOptions,
  ): Promise<Result<GiftCheck>>;
  /** `POST /api/store/gifts`: the order that pays for it. The same `idempotencyKey` answers with the same order. */
  send(gift: NewGift, idempotencyKey: string): Promise<Result<PlacedOrder>>;
  /** `GET /api/store/gifts`: the newest first. */
  list(options?: CallOptions): Promise<Result<readonly Gift[]>>;
  /** `POST …/accept`: the gift as it is then; one that is accepted already is answered as it is. */
  accept(giftId: string): Promise<Result<Gift>>;
  /** `POST …/decline` */
  decline(giftId: string): Promise<Result<Gift>>;
  /** `POST …/withdraw`: the sender takes back what is not accepted yet, and gets a refund. */
  withdraw(giftId: string): Promise<Result<Gift>>;
}
