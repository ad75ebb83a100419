import type { Call } from "./call.ts";
import * as gifts from "./gifts.ts";

const giftId = { giftId: gifts.giftIdSchema };

export const findGiftRecipients = {
  method: "GET",
  path: "/api/store/gifts/recipients",
  service: "store",
  summary:
    "Players with exactly this nickname, whatever its case and width, a few at most; 429 `TOO_MANY_RECIPIENTS` for too many nicknames",
  access: "player",
  query: gifts.giftRecipientsQuerySchema,
  answer: gifts.giftRecipientsAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const checkGift = {
  method: "GET",
  path: "/api/store/gifts/check",
  service: "store",
  summary:
    "Who a gift would go to and why it cannot be sent, before anything is paid; 429 `TOO_MANY_RECIPIENTS` for too many players",
  access: "player",
  query: gifts.giftCheckQuerySchema,
  answer: gifts.giftCheckAnswerSchema,
  errors: [401, 404],
} as const satisfies Call;

export const sendGift = {
  method: "POST",
  path: "/api/store/gifts",
  service: "store",
  summary: "Prepares a gift and opens the order that pays for it; it is under way once that is paid",
  access: "player",
  body: gifts.giftBodySchema,
  answer: gifts.sentGiftAnswerSchema,
  errors: [401, 403, 404, 409],
} as const satisfies Call;

export const listGifts = {
  method: "GET",
  path: "/api/store/gifts",
  service: "store",
  summary: "Gifts the player has sent and received, the newest first",
  access: "player",
  answer: gifts.giftListAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const acceptGift = {
  method: "POST",
  path: "/api/store/gifts/{giftId}/accept",
  service: "store",
  summary: "Accepts a gift: the goods are the player's",
  access: "player",
  parameters: giftId,
  answer: gifts.giftSchema,
  errors: [401, 403, 404, 409],
} as const satisfies Call;

export const declineGift = {
  method: "POST",
  path: "/api/store/gifts/{giftId}/decline",
  service: "store",
  summary: "Declines a gift: its sender is given the money back",
  access: "player",
  parameters: giftId,
  answer: gifts.giftSchema,
  errors: [401, 404, 409],
} as const satisfies Call;

export const withdrawGift = {
  method: "POST",
  path: "/api/store/gifts/{giftId}/withdraw",
  service: "store",
  summary: "Withdraws a gift that is not accepted yet: its sender is given the money back",
  access: "player",
  parameters: giftId,
  answer: gifts.giftSchema,
  errors: [401, 404, 409],
} as const satisfies Call;
