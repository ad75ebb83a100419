/** Graphemes of a title, a body and a comment. */
export const TITLE_GRAPHEMES = { min: 2, max: 100 } as const;
export const BODY_GRAPHEMES = { min: 2, max: 20_000 } as const;
export const COMMENT_GRAPHEMES = { min: 1, max: 1_000 } as const;
export const REPORT_GRAPHEMES = { min: 0, max: 500 } as const;

/** Players that a post or comment can name: each of them is notified. */
export const MAX_MENTIONS = 20;

/** Images of an article: how many, how large in bytes, and of which types. */
export const MAX_IMAGES = 10;
export const MAX_IMAGE_BYTES = 5 * 1_024 * 1_024;
/** Maximum pixels of a picture, and of all frames of an animation together: a small file can decode to gigabytes. */
export const MAX_IMAGE_PIXELS = 50_000_000;
export const MAX_ANIMATION_PIXELS = 25_000_000;
export const IMAGE_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp", "image/gif"];

/** Milliseconds between two posts of a player. */
export const POST_INTERVAL_MS = 10_000;

/** Milliseconds after typing stops until a draft is saved. */
export const DRAFT_SAVE_DELAY_MS = 1_000;

/** Path of article pictures on the publisher's own origin: `<prefix><id>.webp`. */
export const BOARD_IMAGE_PREFIX = "/media/boards/";
/** Lifetime of an uploaded picture that no article uses, in milliseconds. */
export const UNUSED_IMAGE_TTL_MS = 24 * 3_600_000;

/** Maximum number of unused pictures of an account, and of bytes that it can upload within a day. */
export const MAX_UNUSED_IMAGES = 60;
export const MAX_IMAGE_BYTES_A_DAY = 100 * 1_024 * 1_024;

/** Bytes of texts, drafts left out, that an account can store within a day. */
export const MAX_TEXT_BYTES_A_DAY = 5 * 1_024 * 1_024;

/**
 * First bytes of pictures and of texts of an account within a day, which pass whatever others of its network have stored: accounts
 * are free, so that a stranger with several could use up what their network has. As 30 accounts a minute can be registered
 * from a network, 43,200 a day, these shares are 84 GiB and 11 GiB at most.
 */
export const IMAGE_BYTES_SHARE = 2 * 1_024 * 1_024;
export const TEXT_BYTES_SHARE = 256 * 1_024;

/** Bytes of pictures and of texts beyond these shares that all accounts of one network can store within a day. */
export const MAX_IMAGE_BYTES_OF_NETWORK_A_DAY = 1_024 * 1_024 * 1_024;
export const MAX_TEXT_BYTES_OF_NETWORK_A_DAY = 100 * 1_024 * 1_024;

/** Maximum number of drafts of an account, and of their bytes; a further one evicts those that were changed longest ago. */
export const MAX_DRAFTS = 100;
export const MAX_DRAFT_BYTES = 2 * 1_024 * 1_024;

/** Reports that an account can send within a day. */
export const MAX_REPORTS_A_DAY = 50;
