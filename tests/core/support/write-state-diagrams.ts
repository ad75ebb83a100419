import { writeFileSync } from "node:fs";
import { DIAGRAMS_PATH, writeDiagrams } from "./state-diagrams.ts";

writeFileSync(DIAGRAMS_PATH, writeDiagrams());
