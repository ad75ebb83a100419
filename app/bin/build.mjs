// npm run build: makes `.output`, always; what pages of earlier builds may still ask for stays.
import { install } from "./bootstrap.mjs";
import { buildStore } from "./build-if-stale.mjs";

install();
process.exit((await buildStore()) ? 0 : 1);
