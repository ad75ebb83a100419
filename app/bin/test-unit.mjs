// npm run test:unit: rules, adapters, backend and processes. What follows `--` goes to Vitest: a file, or a name with `-t`.
import { install, runScript } from "./bootstrap.mjs";

install();
process.exit(
  await runScript("node_modules/vitest/vitest.mjs", [
    "run",
    ...["core", "adapters", "app", "documents"].flatMap((project) => ["--project", project]),
    ...process.argv.slice(2),
  ]),
);
