// npm run seed -- --games 50000: fills the database of DATA_DIR or DATABASE_URL with a large catalogue.
import { install, runScript } from "./bootstrap.mjs";

install();
process.exit(await runScript("app/server/seed.ts", process.argv.slice(2)));
