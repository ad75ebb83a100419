import type { Machine } from "./game.ts";
import { graphicsPower, processorPower } from "./machine-power.ts";

/** A player's description of their computer; empty or `null` if unknown. */
export interface OwnMachine {
  readonly cpu: string;
  readonly gpu: string;
  readonly ramGigabytes: number | null;
  /** Free, not in all. */
  readonly storageGigabytes: number | null;
}

/** `unknown`: the part is missing, or its name cannot be compared. */
export type PartVerdict = "recommended" | "minimum" | "too_little" | "unknown";

export const CHECKED_PARTS = ["cpu", "gpu", "ram", "storage"] as const;
export type CheckedPart = (typeof CHECKED_PARTS)[number];

export interface MachineCheck {
  readonly parts: Readonly<Record<CheckedPart, PartVerdict>>;
  /** The weakest part decides; `unknown` only where nothing known is too little. */
  readonly verdict: PartVerdict;
}

/** Largest storage that can be entered, in gigabytes. */
export const MAX_STORAGE_GIGABYTES = 65_536;

/** Tolerance of the comparison, because power is estimated from names: this share of the required power is enough. */
const NEARLY = 0.93;

/** Gigabytes a requirement names, e.g. 16 for `16 GB`, 0.5 for `512 MB`; `null` where it names none. */
export function gigabytesIn(text: string): number | null {
  const found = /(\d+(?:[.,]\d+)?)\s*(tb|gb|mb)/i.exec(text);
  if (found === null) return null;
  const factor = { tb: 1024, gb: 1, mb: 1 / 1024 }[(found[2] ?? "").toLowerCase()] ?? 1;
  return Number((found[1] ?? "").replace(",", ".")) * factor;
}

/** Compares each part of a player's computer with the minimum and the recommended requirements of a game. */
export function checkMachine(needs: { readonly min: Machine; readonly rec: Machine }, own: OwnMachine): MachineCheck {
  const { min, rec } = needs;
  const parts = {
    cpu: verdictOf(processorPower(own.cpu), processorPower(min.cpu), processorPower(rec.cpu), NEARLY),
    gpu: verdictOf(graphicsPower(own.gpu), graphicsPower(min.gpu), graphicsPower(rec.gpu), NEARLY),
    ram: verdictOf(own.ramGigabytes, gigabytesIn(min.ram), gigabytesIn(rec.ram), 1),
    storage: verdictOf(own.storageGigabytes, gigabytesIn(min.storage), gigabytesIn(rec.storage), 1),
  };
  const found = Object.values(parts);
  const verdict = (["too_little", "unknown", "minimum"] as const).find((one) => found.includes(one)) ?? "recommended";
  return { parts, verdict };
}

function verdictOf(own: number | null, least: number | null, wanted: number | null, tolerance: number): PartVerdict {
  if (own === null || least === null) return "unknown";
  if (wanted !== null && own >= wanted * tolerance) return "recommended";
  return own >= least * tolerance ? "minimum" : "too_little";
}
