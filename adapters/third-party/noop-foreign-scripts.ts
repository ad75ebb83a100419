import type { ForeignScripts } from "#core/ports/foreign-scripts.ts";

/** No-op for the server and for launcher builds. */
export const createNoopForeignScripts = (): ForeignScripts => ({ load: async () => false });
