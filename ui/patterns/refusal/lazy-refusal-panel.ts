import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** `RefusalPanel`, loaded with the first refusal: its sign-in is large. */
export const RefusalPanel = lazyWithPreload(async () => (await import("./refusal-panel.tsx")).RefusalPanel);
