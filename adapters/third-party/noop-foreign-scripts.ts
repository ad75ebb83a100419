import type { ForeignScripts } from "#core/ports/foreign-scripts.ts";

/** None are let in: on the server, and in a launcher build. */
export const createNoopForeignScripts = (): ForeignScripts => ({ load: async () => false });
