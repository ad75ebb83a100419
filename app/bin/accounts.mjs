// node app/bin/accounts.mjs end-sessions <user name>: actions of an operator on an account of DATA_DIR or DATABASE_URL.
import { install, runScript } from "./bootstrap.mjs";

install();
process.exit(await runScript("app/server/accounts.ts", process.argv.slice(2)));
