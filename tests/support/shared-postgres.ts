/** Vitest runs this once for all files of a run. */
export { sharePostgresServer as setup } from "./postgres-server.ts";
