import { hasInk } from "../texts/visible-text.ts";
import type { Machine } from "./game.ts";
import { gigabytesIn } from "./gigabytes.ts";
import { graphicsPower, isAppleHardware, processorPower } from "./machine-power.ts";

/** A player's description of their computer; empty or `null` if not entered. */
export interface OwnMachine {
  readonly cpu: string;
  readonly gpu: string;
  readonly ramGigabytes: number | null;
  /** Free, not in all. */
  readonly storageGigabytes: number | null;
}

/** `empty`: the player entered nothing; `unknown`: the part cannot be compared; `other_system`: the game is not for it. */
export type PartVerdict = "recommended" | "minimum" | "too_little" | "other_system" | "unknown" | "empty";

export const CHECKED_PARTS = ["cpu", "gpu", "ram", "storage"] as const;
export type CheckedPart = (typeof CHECKED_PARTS)[number];

/** Systems whose requirements a player's computer is compared with; consoles and phones have no parts to choose. */
export const COMPUTER_SYSTEMS = ["windows", "macos"] as const;
export type ComputerSystem = (typeof COMPUTER_SYSTEMS)[number];

export interface MachineCheck {
  /** The system whose requirements are compared, or which the game needs. */
  readonly system: ComputerSystem;
  readonly parts: Readonly<Record<CheckedPart, PartVerdict>>;
  /** The weakest part decides; `unknown` only where nothing known is too little. */
  readonly verdict: Exclude<PartVerdict, "empty">;
}

type Requirements = Readonly<Record<string, { readonly min: Machine; readonly rec: Machine }>>;

/** Tolerance of the comparison, because power is estimated from names: this share of the required power is enough. */
const NEARLY = 0.93;

/** The systems of a game that a computer can be compared with. */
export function computerSystemsOf(requirements: Requirements): readonly ComputerSystem[] {
  return COMPUTER_SYSTEMS.filter((system) => requirements[system] !== undefined);
}

/**
 * Compares each part of a player's computer with the minimum and the recommended requirements of a game, for the system
 * that the computer runs: macOS on the hardware of Apple, else Windows. `null` if the game runs on no computer.
 */
export function checkMachine(requirements: Requirements, own: OwnMachine): MachineCheck | null {
  const isApple = isAppleHardware(own.cpu) || isAppleHardware(own.gpu);
  // An empty form shows nothing of the system: the first of the game's counts.
  const isNamed = hasInk(own.cpu) || hasInk(own.gpu);
  const runs: ComputerSystem = isApple ? "macos" : "windows";
  const [first] = computerSystemsOf(requirements);
  const system = requirements[runs] === undefined ? first : runs;
  const needs = system === undefined ? undefined : requirements[system];
  if (system === undefined || needs === undefined) return null;
  const { min, rec } = needs;
  const isOtherSystem = isNamed && system !== runs;
  // The graphics of Apple are part of its chips, so the name of the chip names both.
  const gpu = isApple && !hasInk(own.gpu) ? own.cpu : own.gpu;
  const power = (
    name: string,
    powerOf: (text: string) => number | null,
    least: string,
    wanted: string,
  ): PartVerdict => {
    if (!hasInk(name)) return "empty";
    return isOtherSystem ? "other_system" : verdictOf(powerOf(name), powerOf(least), powerOf(wanted), NEARLY);
  };
  const amount = (gigabytes: number | null, least: string, wanted: string): PartVerdict =>
    gigabytes === null ? "empty" : verdictOf(gigabytes, gigabytesIn(least), gigabytesIn(wanted), 1);
  const parts = {
    cpu: power(own.cpu, processorPower, min.cpu, rec.cpu),
    gpu: power(gpu, graphicsPower, min.gpu, rec.gpu),
    ram: amount(own.ramGigabytes, min.ram, rec.ram),
    storage: amount(own.storageGigabytes, min.storage, rec.storage),
  };
  const found = Object.values(parts).map((part) => (part === "empty" ? "unknown" : part));
  const order = ["other_system", "too_little", "unknown", "minimum"] as const;
  return { system, parts, verdict: order.find((one) => found.includes(one)) ?? "recommended" };
}

function verdictOf(own: number | null, least: number | null, wanted: number | null, tolerance: number): PartVerdict {
  if (own === null || least === null) return "unknown";
  if (wanted !== null && own >= wanted * tolerance) return "recommended";
  return own >= least * tolerance ? "minimum" : "too_little";
}
