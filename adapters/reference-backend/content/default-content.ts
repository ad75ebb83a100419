import { findInRepository } from "../find-in-repository.ts";
import type { SeedContent } from "./content-types.ts";
import { type ContentSource, loadContent } from "./load-content.ts";

let source: ContentSource | undefined;

/** The folder of the store's own content. */
export const defaultContentFolder = (): string => findInRepository("adapters/reference-backend/content/default");

/** The store's own content, read when it is first asked for. */
export function defaultContent(firstStart: Date = new Date()): SeedContent {
  source ??= loadContent(defaultContentFolder());
  return source(firstStart);
}
