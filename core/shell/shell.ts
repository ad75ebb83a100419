/** Where the page runs (Spec §6: client kinds). */
export const SHELLS = ["web", "launcher", "chat", "app"] as const;
export type Shell = (typeof SHELLS)[number];
