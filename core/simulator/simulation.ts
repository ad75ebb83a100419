import { LAUNCHER_METHOD_NAMES, type LauncherMethodName } from "../launcher/launcher-methods.ts";
import { isOwnPath } from "../links/resolve-link.policy.ts";
import { SHELLS, type Shell } from "../shell/shell.ts";
import { NATIVE_BEHAVIOURS, type NativeBehaviour } from "./native-behaviour.ts";
import { SIMULATED_FAULT_NAMES, type SimulatedFaultName } from "./simulated-faults.ts";

/** State of the simulator: everything that a link to it carries. */
export interface Simulation {
  readonly shell: Shell;
  /** Path of the product to show. */
  readonly path: string;
  /** Width of the frame. */
  readonly width: "full" | "phone";
  /** Empty: not simulated, the visit's own value is used. */
  readonly country: string;
  readonly locale: string;
  readonly theme: "" | "light" | "dark";
  readonly network: "inhouse" | "public";
  readonly region: string;
  /** User name of a ready account, or `GUEST`; empty: who is signed in stays so. */
  readonly account: string;
  /** Server time minus true time, in minutes; `null`: the clock stays as it is. */
  readonly minutes: number | null;
  /** Fault of the publisher, or `NO_FAULT`; empty: what the publisher does now stays so. */
  readonly fault: "" | typeof NO_FAULT | SimulatedFaultName;
  /** Internet café of the launcher: any, or one that takes part in a beta test; empty for none. */
  readonly cafe: "" | "any" | "beta";
  readonly isTutorialDue: boolean;
  /** Whether the mobile app takes the commands of the page. */
  readonly isAppThere: boolean;
  /** Methods of the launcher that do something else than to answer. */
  readonly natives: Readonly<Partial<Record<LauncherMethodName, NativeBehaviour>>>;
}

/** Account of a simulation that signs out. */
export const GUEST = "guest";
/** Fault of a simulation that ends all faults. */
export const NO_FAULT = "none";

/** A simulation that changes nothing. */
export const DEFAULT_SIMULATION: Simulation = {
  shell: "web",
  path: "/",
  width: "full",
  country: "",
  locale: "",
  theme: "",
  network: "public",
  region: "",
  account: "",
  minutes: null,
  fault: "",
  cafe: "",
  isTutorialDue: false,
  isAppThere: true,
  natives: {},
};

/** Longest shift of the clock: the reference backend takes ten years. */
const MAX_MINUTES = 10 * 365 * 1_440;

type Values = Readonly<Record<string, string | undefined>>;

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise;

const matching = (text: string | undefined, pattern: RegExp): string =>
  text !== undefined && pattern.test(text) ? text : "";

/** Parses a link of the simulator leniently: missing or malformed values become defaults. */
export function readSimulation(values: Values): Simulation {
  const minutes = Number(values.minutes ?? Number.NaN);
  return {
    shell: oneOf(SHELLS, values.shell, DEFAULT_SIMULATION.shell),
    path: values.path !== undefined && isOwnPath(values.path) ? values.path : DEFAULT_SIMULATION.path,
    width: oneOf(["full", "phone"], values.width, DEFAULT_SIMULATION.width),
    country: matching(values.country, /^[A-Z]{2}$/),
    locale: matching(values.locale, /^[a-z]{2}-[A-Z]{2}$/),
    theme: oneOf(["", "light", "dark"], values.theme, ""),
    network: oneOf(["public", "inhouse"], values.network, "public"),
    region: matching(values.region, /^[a-z]{1,8}$/),
    account: matching(values.account, /^[a-z0-9-]{1,40}$/),
    minutes: Number.isSafeInteger(minutes) && Math.abs(minutes) <= MAX_MINUTES ? minutes : null,
    fault: oneOf(["", NO_FAULT, ...SIMULATED_FAULT_NAMES], values.fault, ""),
    cafe: oneOf(["", "any", "beta"], values.cafe, ""),
    isTutorialDue: values.tutorial === "1",
    isAppThere: values.app !== "0",
    natives: readNatives(values.natives ?? ""),
  };
}

/** Writes the values of a link that differ from the defaults. `readSimulation` is the inverse. */
export function writeSimulation(simulation: Simulation): Readonly<Record<string, string>> {
  const { isTutorialDue, isAppThere, natives, minutes, ...texts } = simulation;
  const values = {
    ...texts,
    minutes: minutes === null ? "" : String(minutes),
    tutorial: isTutorialDue ? "1" : "",
    app: isAppThere ? "" : "0",
    natives: Object.entries(natives)
      .filter(([, behaviour]) => behaviour !== "answers")
      .map(([method, behaviour]) => `${method}.${behaviour}`)
      .join("~"),
  };
  const defaults: Readonly<Record<string, unknown>> = { ...DEFAULT_SIMULATION };
  return Object.fromEntries(Object.entries(values).filter(([name, text]) => text !== "" && text !== defaults[name]));
}

function readNatives(text: string): Simulation["natives"] {
  const natives: Partial<Record<LauncherMethodName, NativeBehaviour>> = {};
  for (const entry of text.split("~")) {
    const [name, behaviour] = entry.split(".");
    const method = LAUNCHER_METHOD_NAMES.find((known) => known === name);
    const known = NATIVE_BEHAVIOURS.find((value) => value === behaviour);
    if (method !== undefined && known !== undefined && known !== "answers") natives[method] = known;
  }
  return natives;
}
