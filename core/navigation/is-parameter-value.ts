import { BOARD_ACTIONS } from "./constants.ts";

/** Half of a surrogate pair, which no address can carry. */
const LONE_SURROGATE = /\p{Surrogate}/u;

const RESERVED: Readonly<Record<string, readonly string[]>> = {
  boardAlias: BOARD_ACTIONS,
  boardMenu: BOARD_ACTIONS,
  orderKey: ["result"],
};

/**
 * Whether a value can be a parameter in a path. Reserved words are actions there; browsers resolve a segment of only
 * dots before any router sees it, plain or percent-encoded.
 */
export function isParameterValue(name: string, value: string): boolean {
  if (value === "" || value === "." || value === "..") return false;
  return !LONE_SURROGATE.test(value) && !(RESERVED[name]?.includes(value) ?? false);
}
