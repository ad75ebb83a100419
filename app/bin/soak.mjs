// npm run soak: walks at random through what players do on networks that lose and double, many hundred times; with
// `-- --walks 5000` more of them.
import { join } from "node:path";
import { install, root, run } from "./bootstrap.mjs";

const WALKS = "500";

install();
const asked = process.argv.indexOf("--walks");
const program = join(root, "node_modules", ".bin", "vitest");
const walks = ["run", "--project", "adapters", "tests/adapters/http/random-walks"];
process.exit(await run(program, walks, { SOAK_WALKS: asked === -1 ? WALKS : process.argv[asked + 1] }));
