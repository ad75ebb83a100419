// npm run check: format, lint, types, direction of imports and unused code, without a build or a browser.
import { install } from "./bootstrap.mjs";
import { exitWithCounts, runChecks, STATIC_CHECKS } from "./checks.mjs";

install();
const [lint, types, ...others] = STATIC_CHECKS;
exitWithCounts(await Promise.all([runChecks([types]), runChecks([lint, ...others])]));
