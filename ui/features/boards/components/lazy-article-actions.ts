import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** What can be done with an article, in a file of its own. */
export const ArticleMenu = lazyWithPreload(async () => (await import("./article-actions.tsx")).ArticleMenuParts);
export const ArticleButtons = lazyWithPreload(async () => (await import("./article-actions.tsx")).ArticleButtonsParts);
