import { readFileSync, writeFileSync } from "node:fs";
import { README_PATH, withDiagrams } from "./core-readme.ts";

writeFileSync(README_PATH, withDiagrams(readFileSync(README_PATH, "utf8")));
