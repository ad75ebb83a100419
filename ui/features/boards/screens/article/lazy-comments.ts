import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** The comments below an article, in a file of their own. */
export const LazyComments = lazyWithPreload(
  async () => (await import("#ui/features/boards/components/comment-list.tsx")).CommentList,
);
