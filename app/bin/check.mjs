// npm run check: format, lint, types, imports, unused code, documents and texts, without a build, a browser or a database.
import { install } from "./bootstrap.mjs";
import { exitWithCounts, runChecks, STATIC_CHECKS } from "./checks.mjs";

install();
const [lint, types, ...others] = STATIC_CHECKS;
exitWithCounts(await Promise.all([runChecks([types]), runChecks([lint, ...others])]));
