// node app/bin/run.mjs <program> [arguments]: installs what is missing, then runs a program of a package, such as biome,
// or a file of the project, from the root.
import { install, run, runScript } from "./bootstrap.mjs";
import { program } from "./checks.mjs";

install();
const [name = "", ...given] = process.argv.slice(2);
process.exit(await (/\.m?ts$|\.mjs$/.test(name) ? runScript(name, given) : run(program(name), given)));
