import { fileURLToPath } from "node:url";
import { preInstallMachine } from "#core/pre-install/pre-install.machine.ts";
import { sessionMachine } from "#core/session/session.machine.ts";
import { translationMachine } from "#core/translation/translation.machine.ts";
import { drawStateDiagram } from "./draw-state-diagram.ts";

export const README_PATH = fileURLToPath(new URL("../../../core/README.md", import.meta.url));

const MACHINES = { Session: sessionMachine, Translation: translationMachine, "Pre-install": preInstallMachine };
const BEGIN = "<!-- diagrams: written by `npm run diagrams` -->";
const END = "<!-- end of diagrams -->";

/** The text of the README with its diagrams drawn again; everything outside the marks stays as it is. */
export function withDiagrams(readme: string): string {
  const begin = readme.indexOf(BEGIN);
  const end = readme.indexOf(END);
  if (begin === -1 || end < begin) throw new Error(`core/README.md has no place for diagrams: ${BEGIN} … ${END}`);
  const diagrams = Object.entries(MACHINES).map(
    ([name, machine]) => `### ${name}\n\n\`\`\`mermaid\n${drawStateDiagram(machine)}\n\`\`\`\n`,
  );
  return `${readme.slice(0, begin)}${BEGIN}\n\n${diagrams.join("\n")}\n${readme.slice(end)}`;
}
