// npm run build: makes `.output`, always; what pages of earlier builds may still ask for stays.
import { install, runScript } from "./bootstrap.mjs";

install();
process.exit(await runScript("app/bin/build-output.mjs", [], { NODE_ENV: "production" }));
