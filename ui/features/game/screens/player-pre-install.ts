import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** The pre-install of a player who is signed in, in a file of its own: guests, who are most, never need it. */
export const PlayerPreInstall = lazyWithPreload(
  async () => (await import("./player-pre-install-button.tsx")).PlayerPreInstallButton,
);
