import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** The search of a board, in a file of its own: the list does without it at first. */
export const BoardSearchForm = lazyWithPreload(
  async () => (await import("./board-search-form-parts.tsx")).BoardSearchFormParts,
);
