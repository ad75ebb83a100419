// npm run dev: the store with hot reloading; the server's own files restart it.
import { install, runScript } from "./bootstrap.mjs";

install();
process.exit(await runScript("app/server/dev.ts", process.argv.slice(2), { NODE_ENV: "development" }));
