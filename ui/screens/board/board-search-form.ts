import { lateComponent } from "#ui/kit/late-part/late-component.tsx";

/** The search of a board, in a file of its own: the list does without it at first. */
export const BoardSearchForm = lateComponent(
  async () => (await import("./board-search-form-parts.tsx")).BoardSearchFormParts,
);
