export * from "./catalogue.ts";
export * from "./players.ts";
export * from "./publishing.ts";
