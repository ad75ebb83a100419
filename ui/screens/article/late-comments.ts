import { lateComponent } from "#ui/kit/late-part/late-component.tsx";

/** The comments below an article, in a file of their own. */
export const LateComments = lateComponent(
  async () => (await import("#ui/sections/boards/comment-list.tsx")).CommentList,
);
