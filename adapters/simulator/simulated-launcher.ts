import { LAUNCHER_METHOD_NAMES, type LauncherMethodName } from "#core/launcher/launcher-methods.ts";
import type { NativeBehaviour } from "#core/simulator/native-behaviour.ts";
import type { LauncherPage } from "../launcher/launcher-page.ts";

/** State that a simulated launcher reports. */
export interface LauncherAnswers {
  readonly getIsInternetCafe: boolean;
  readonly getIsCBTInternetCafe: boolean;
  readonly isShowTutorial: boolean;
}

export interface SimulatedLauncherOptions {
  /** Called with every call of the page. */
  readonly report: (method: LauncherMethodName, input: readonly unknown[]) => void;
  /** Behaviour of a method instead of an answer. */
  readonly behaviours?: Readonly<Partial<Record<LauncherMethodName, NativeBehaviour>>>;
  readonly answers?: Partial<LauncherAnswers>;
}

/** Longer than any page waits for an answer, in milliseconds. */
const TOO_LATE_MS = 6_000;

const NO_ANSWERS: LauncherAnswers = { getIsInternetCafe: false, getIsCBTInternetCafe: false, isShowTutorial: false };

/**
 * A window with a launcher for the launcher's adapter: it has the bridge object and receives the command object. It
 * replaces the top window, so that the page can run in a frame of the simulator.
 */
export function createSimulatedLauncher(
  { report, behaviours = {}, answers = {} }: SimulatedLauncherOptions,
  bridgeName = "purpleLauncher",
): LauncherPage {
  const known: Readonly<Record<string, unknown>> = { ...NO_ANSWERS, ...answers };
  const methods = LAUNCHER_METHOD_NAMES.filter((name) => behaviours[name] !== "absent").map((name) => [
    name,
    (...input: readonly unknown[]) => {
      report(name, input);
      return behave(behaviours[name] ?? "answers", known[name]);
    },
  ]);
  const page = { [bridgeName]: Object.fromEntries(methods) };
  return Object.assign(page, { self: page, top: page });
}

function behave(behaviour: NativeBehaviour, answer: unknown): unknown {
  switch (behaviour) {
    case "throws":
      throw new Error("the simulated launcher throws");
    case "rejects":
      return Promise.reject(new Error("the simulated launcher rejects"));
    case "never":
      return new Promise(() => undefined);
    case "late":
      return new Promise((resolve) => setTimeout(resolve, TOO_LATE_MS, answer));
    case "wrong":
      return "yes";
    default:
      return answer;
  }
}
