// npm run build: makes `.output`, always anew.
import { install, runScript } from "./bootstrap.mjs";

install();
process.exit(await runScript("app/bin/build-output.mjs", [], { NODE_ENV: "production" }));
