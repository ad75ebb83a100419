// Checks the direction of imports between the rooms (see .dependency-cruiser.cjs). Fails when nothing was read, which
// is what a missing parser looks like.
import { cruise } from "dependency-cruiser";
import configuration from "../../.dependency-cruiser.cjs";

const ROOMS = ["core", "adapters", "ui", "app", "locales", "tests"];
const FEWEST_MODULES = 100;

const { output } = await cruise(ROOMS, {
  ...configuration.options,
  validate: true,
  ruleSet: { forbidden: configuration.forbidden },
});
const { summary, modules } = output;
for (const { rule, from, to } of summary.violations) process.stdout.write(`${rule.name}: ${from} → ${to}\n`);
process.stdout.write(`${modules.length} modules, ${summary.violations.length} violations\n`);
process.exit(summary.violations.length === 0 && modules.length >= FEWEST_MODULES ? 0 : 1);
