import { lazyComponent } from "#ui/kit/lazy/lazy-component.tsx";

/** `RefusalPanel`, loaded with the first refusal: its sign-in is large. */
export const RefusalPanel = lazyComponent(async () => (await import("./refusal-panel.tsx")).RefusalPanel);
