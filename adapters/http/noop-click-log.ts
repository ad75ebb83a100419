import type { ClickLog } from "#core/ports/click-log.ts";

/** Where nobody clicks: on the server. */
export const createNoopClickLog = (): ClickLog => ({
  record: () => undefined,
  list: async () => [],
  forget: async () => undefined,
});
