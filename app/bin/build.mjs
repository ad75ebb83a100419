// npm run build: always builds `.output`; keeps files that pages of earlier builds may request.
import { install } from "./bootstrap.mjs";
import { buildStore } from "./build-if-stale.mjs";

install();
process.exit((await buildStore()) ? 0 : 1);
