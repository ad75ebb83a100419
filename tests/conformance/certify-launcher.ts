import {
  LAUNCHER_METHOD_NAMES,
  LAUNCHER_METHODS,
  type LauncherFailure,
  type LauncherMethodName,
} from "#core/launcher/launcher-methods.ts";
import type { LauncherCalls } from "#core/ports/launcher.ts";

/** What a launcher did when a method was called as the page calls it; `kept`: what the catalogue promises. */
export interface LauncherVerdict {
  readonly method: LauncherMethodName;
  readonly verdict: "kept" | LauncherFailure;
}

/**
 * Calls the methods of a launcher one after the other, each with its example, and says which of them keep to the catalogue. What
 * the methods do they do: `without` names those that must not happen, such as `turnOff` in a launcher that is to go on.
 */
export async function certifyLauncher(
  calls: LauncherCalls,
  without: readonly LauncherMethodName[] = [],
): Promise<readonly LauncherVerdict[]> {
  const verdicts: LauncherVerdict[] = [];
  for (const method of LAUNCHER_METHOD_NAMES) {
    if (without.includes(method)) continue;
    // The example of a method is its input.
    const call = calls[method] as (...input: readonly unknown[]) => ReturnType<LauncherCalls[typeof method]>;
    const answer = await call(...LAUNCHER_METHODS[method].example);
    verdicts.push({ method, verdict: answer.ok ? "kept" : answer.failure });
  }
  return verdicts;
}
