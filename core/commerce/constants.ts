/** Most lines of a cart and most favorites of a player. */
export const MAX_CART_LINES = 50;
export const MAX_FAVORITES = 500;

/** Maximum quantity of one line that a request may contain, whatever the goods allow. */
export const MAX_CART_QUANTITY = 99;

/** Maximum number of favorites whose details one request loads. */
export const FAVORITES_PAGE = 20;

/** Days a gift waits for its recipient, and most graphemes of its message. */
export const GIFT_DAYS = 14;
export const MAX_GIFT_MESSAGE_GRAPHEMES = 200;

/** Maximum days in advance for a gift. */
export const MAX_GIFT_DAYS_AHEAD = 365;

/** Delay before the first check of an order's state, which doubles up to the maximum; in milliseconds. */
export const ORDER_POLL_MS = 1_000;
export const MAX_ORDER_POLL_MS = 15_000;

/** A press this soon after a total has changed, in milliseconds, was meant for the former one. */
export const NEW_TOTAL_UNSEEN_MS = 1_000;

/** Days after payment for refund requests, and the maximum play time until then. */
export const REFUND_DAYS = 14;
export const MAX_REFUND_PLAY_MINUTES = 120;

/** Payment deadline of an order in milliseconds. */
export const ORDER_PAYMENT_MS = 30 * 60_000;

/** Time in milliseconds after fulfilment in which an equal purchase counts as a repetition. */
export const PURCHASE_ATTEMPT_MS = 30 * 60_000;

/** Time in milliseconds for which a release counts as new. */
export const RELEASE_NEWS_MS = 14 * 24 * 60 * 60_000;

/** Orders of an account that can wait for their payment at a time. */
export const MAX_UNPAID_ORDERS = 5;

/** Gifts of an account that can wait for their recipients' answer at a time. */
export const MAX_WAITING_GIFTS = 20;

/** Different nicknames that an account can look up, and players it can check as recipients, within the window in milliseconds. */
export const MAX_GIFT_RECIPIENTS = 20;
/**
 * The same for all players of a network together, as of a café, beyond the first of each account: these pass, so that no stranger
 * with several accounts uses up what others of the network need. With 30 new accounts a minute they are 900.
 */
export const MAX_GIFT_RECIPIENTS_OF_NETWORK = 100;
export const GIFT_RECIPIENTS_SHARE = 3;
export const GIFT_RECIPIENTS_WINDOW_MS = 10 * 60_000;

/** Players with the same nickname that a giver can choose among. */
export const MAX_FOUND_RECIPIENTS = 6;
