import { DEFAULT_SHELL_MARKS } from "#core/shell/detect-shell.ts";

/** Longest time a method of the launcher is waited for, in milliseconds. */
const ANSWER_TIMEOUT_MS = 5_000;

/** Calls a method of the launcher's bridge object; false if either is not there, or the method throws or never answers. */
export async function callLauncher(page: object, method: string, ...input: readonly unknown[]): Promise<boolean> {
  const bridge: unknown = Reflect.get(page, DEFAULT_SHELL_MARKS.launcherBridge);
  if (typeof bridge !== "object" || bridge === null) return false;
  const call: unknown = Reflect.get(bridge, method);
  if (typeof call !== "function") return false;
  const { promise: tooLate, resolve: giveUp } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => giveUp(false), ANSWER_TIMEOUT_MS);
  try {
    return await Promise.race([Promise.resolve(Reflect.apply(call, bridge, input)).then(() => true), tooLate]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
