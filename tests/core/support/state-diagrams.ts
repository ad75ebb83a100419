import { fileURLToPath } from "node:url";
import { preInstallMachine } from "#core/pre-install/pre-install.machine.ts";
import { sessionMachine } from "#core/session/session.machine.ts";
import { translationMachine } from "#core/translation/translation.machine.ts";
import { drawStateDiagram } from "./draw-state-diagram.ts";

export const DIAGRAMS_PATH = fileURLToPath(new URL("../../../core/state-machines.md", import.meta.url));

const MACHINES = { Session: sessionMachine, Translation: translationMachine, "Pre-install": preInstallMachine };

/** Text of the document with the state diagrams of all machines. */
export function writeDiagrams(): string {
  const diagrams = Object.entries(MACHINES).map(
    ([name, machine]) => `## ${name}\n\n\`\`\`mermaid\n${drawStateDiagram(machine)}\n\`\`\`\n`,
  );
  return ["# State machines\n", "Written by `npm run diagrams`; do not edit.\n", ...diagrams].join("\n");
}
