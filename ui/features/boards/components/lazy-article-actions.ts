import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** Actions on an article, in a separate chunk. */
export const ArticleMenu = lazyWithPreload(async () => (await import("./article-actions.tsx")).ArticleMenuParts);
export const ArticleButtons = lazyWithPreload(async () => (await import("./article-actions.tsx")).ArticleButtonsParts);
