/** Region in which the web has no store at all (Spec §2). */
export const REGION_WITHOUT_WEB = "ncv";

/** Tabs of a game page, in their order (Spec §2). */
export const GAME_TABS = ["achievement", "review", "board"] as const;
export type GameTab = (typeof GAME_TABS)[number];

/** Segments of a board path that are actions, not names of a board, menu or article. */
export const BOARD_ACTIONS = ["view", "write", "edit"] as const;
