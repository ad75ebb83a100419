import type { Shell } from "../shell/shell.ts";
import { REGION_WITHOUT_WEB } from "./constants.ts";

/** Whether there is no website in this region: every path shows not-found, without links (Spec §2). */
export function isClosedToWeb({ shell, region }: { readonly shell: Shell; readonly region: string }): boolean {
  return shell === "web" && region === REGION_WITHOUT_WEB;
}
