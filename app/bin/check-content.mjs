// npm run content:check -- <folder>: prints the faults of a content folder, one per line; by default of the store's
// own.
import { resolve } from "node:path";
import { install, runScript } from "./bootstrap.mjs";

install();
// npm starts scripts in the folder of the project; paths are relative to the folder of the caller.
const folders = process.argv.slice(2, 3).map((folder) => resolve(process.env.INIT_CWD ?? process.cwd(), folder));
process.exit(await runScript("app/server/check-content.ts", folders));
