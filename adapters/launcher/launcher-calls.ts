import { fail, type Result, succeed } from "#core/failures/request-failure.ts";
import { LAUNCHER_ANSWER_TIMEOUT_MS } from "#core/launcher/constants.ts";
import {
  LAUNCHER_METHOD_NAMES,
  LAUNCHER_METHODS,
  type LauncherFailure,
  type LauncherMethodName,
} from "#core/launcher/launcher-methods.ts";
import type { LauncherCalls } from "#core/ports/launcher.ts";
import { isFramed, type LauncherPage } from "./launcher-page.ts";

/**
 * The calls of the bridge object `bridgeName` of `page`, one for each method of the catalogue. A framed page calls
 * nothing native.
 */
export function createLauncherCalls(page: LauncherPage, bridgeName: string): LauncherCalls {
  const calls = LAUNCHER_METHOD_NAMES.map((name) => [
    name,
    (...input: readonly unknown[]) => callLauncher({ page, bridgeName }, name, input),
  ]);
  // Each answer has passed the reader of its own method.
  return Object.fromEntries(calls) as LauncherCalls;
}

interface Bridge {
  readonly page: LauncherPage;
  readonly bridgeName: string;
}

async function callLauncher(
  bridge: Bridge,
  name: LauncherMethodName,
  input: readonly unknown[],
): Promise<Result<unknown, LauncherFailure>> {
  const { promise: tooLate, resolve } = Promise.withResolvers<Result<unknown, LauncherFailure>>();
  const timer = setTimeout(() => resolve(fail("timeout")), LAUNCHER_ANSWER_TIMEOUT_MS);
  try {
    return await Promise.race([ask(bridge, name, input), tooLate]);
  } catch {
    return fail("threw");
  } finally {
    clearTimeout(timer);
  }
}

async function ask(
  { page, bridgeName }: Bridge,
  name: LauncherMethodName,
  input: readonly unknown[],
): Promise<Result<unknown, LauncherFailure>> {
  if (isFramed(page)) return fail("unavailable");
  const bridge: unknown = Reflect.get(page, bridgeName);
  // Native objects of some web engines are functions by type.
  if (bridge === null || (typeof bridge !== "object" && typeof bridge !== "function")) return fail("unavailable");
  const native: unknown = Reflect.get(bridge, name);
  if (typeof native !== "function") return fail("unavailable");
  const answer = LAUNCHER_METHODS[name].readAnswer(await Reflect.apply(native, bridge, input));
  return answer === undefined ? fail("unusable") : succeed(answer);
}
