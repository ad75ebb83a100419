import { CONNECTION_BOUNDS } from "#app/server/connection-bounds.ts";
import { serveStore } from "./serve-store.ts";

/** The bounds of the store, a hundred times as short. */
const SHORT_BOUNDS = Object.fromEntries(
  Object.entries(CONNECTION_BOUNDS).map(([name, milliseconds]) => [name, milliseconds / 100]),
);

/** The port of a store with these bounds. */
export async function serveWithShortBounds(): Promise<number> {
  const store = await serveStore({
    serverOptions: SHORT_BOUNDS,
    publisher: { fetch: async (request) => Response.json({ bytes: (await request.arrayBuffer()).byteLength }) },
  });
  return store.port;
}
