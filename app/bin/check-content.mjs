// npm run content:check -- <folder>: says in one line each what is wrong in a content folder; the store's own if none is named.
import { install, runScript } from "./bootstrap.mjs";

install();
process.exit(await runScript("app/server/check-content.ts", process.argv.slice(2)));
