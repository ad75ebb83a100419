import {
  LAUNCHER_METHOD_NAMES,
  LAUNCHER_METHODS,
  type LauncherFailure,
  type LauncherMethodName,
} from "#core/launcher/launcher-methods.ts";
import type { LauncherCalls } from "#core/ports/launcher.ts";

/** Reaction of a launcher to a method called as the page calls it; `kept` says whether it matches the catalogue. */
export interface LauncherVerdict {
  readonly method: LauncherMethodName;
  readonly verdict: "kept" | LauncherFailure;
}

/**
 * Calls the methods of a launcher one after the other, each with its example, and reports which of them match the
 * catalogue. The methods have their real effects: `without` excludes those that must not run, such as `turnOff`.
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
