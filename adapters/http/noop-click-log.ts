import type { ClickLog } from "#core/ports/click-log.ts";

/** No-op for SSR. */
export const createNoopClickLog = (): ClickLog => ({
  record: () => undefined,
  list: async () => [],
  forget: async () => undefined,
});
