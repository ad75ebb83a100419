import type { MobileApp } from "#core/ports/mobile-app.ts";

/** No-op without a mobile app. */
export function createNoopMobileApp(): MobileApp {
  return { send: async () => false };
}
