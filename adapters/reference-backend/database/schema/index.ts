export * from "./achievements.ts";
export * from "./basket.ts";
export * from "./catalogue.ts";
export * from "./community.ts";
export * from "./orders.ts";
export * from "./players.ts";
export * from "./publishing.ts";
export * from "./rewards.ts";
