import type { MobileApp } from "#core/ports/mobile-app.ts";

/** No mobile app: nobody answers its commands. */
export function createAbsentMobileApp(): MobileApp {
  return { send: async () => false };
}
