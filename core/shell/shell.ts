/** Where the page runs (specification, section 6: client kinds). */
export const SHELLS = ["web", "launcher", "chat", "app"] as const;
export type Shell = (typeof SHELLS)[number];
