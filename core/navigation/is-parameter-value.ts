import { BOARD_ACTIONS } from "./constants.ts";

/** Half of a sign, which no address can carry. */
const LONE_SURROGATE = /\p{Surrogate}/u;

const RESERVED: Readonly<Record<string, readonly string[]>> = {
  boardAlias: BOARD_ACTIONS,
  boardMenu: BOARD_ACTIONS,
  orderKey: ["result"],
};

/**
 * Whether a value can stand for a parameter in a path. Reserved words mean an action there; a segment of only dots is
 * resolved by browsers before any router sees it, written out or percent-encoded.
 */
export function isParameterValue(name: string, value: string): boolean {
  if (value === "" || value === "." || value === "..") return false;
  return !LONE_SURROGATE.test(value) && !(RESERVED[name]?.includes(value) ?? false);
}
