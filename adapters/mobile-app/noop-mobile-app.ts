import type { MobileApp } from "#core/ports/mobile-app.ts";

/** No mobile app: nobody answers its commands. */
export function createNoopMobileApp(): MobileApp {
  return { send: async () => false };
}
