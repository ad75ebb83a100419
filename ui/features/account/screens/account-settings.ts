import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";
import "#ui/patterns/languages/locale-choices-look.ts";
import "./account-look.ts";

/** Settings of the store on this device: below the first view. */
export const AccountSettings = lazyWithPreload(
  async () => (await import("./account-settings-parts.tsx")).AccountSettingsParts,
);
