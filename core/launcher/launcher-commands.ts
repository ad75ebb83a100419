import { isWebAddress } from "../links/parse-web-address.ts";
import { isOwnPath } from "../links/resolve-link.policy.ts";
import { LAUNCHER_ADDRESS_LENGTH, LAUNCHER_NAME_LENGTH } from "./constants.ts";

/** A command of the launcher. */
export interface LauncherCommand<Input extends readonly unknown[]> {
  /** An input as a launcher sends it, for simulators and certifications. */
  readonly example: Input;
  /** The input as the page uses it; `null` if it is malformed. Surplus arguments are malformed, too. */
  readonly readInput: (input: readonly unknown[]) => Input | null;
}

const command = <Input extends readonly unknown[]>(
  example: Input,
  readInput: LauncherCommand<Input>["readInput"],
): LauncherCommand<Input> => ({ example, readInput });

const nothing = (input: readonly unknown[]): [] | null => (input.length === 0 ? [] : null);

const only =
  <Value>(isRight: (value: unknown) => value is Value) =>
  (input: readonly unknown[]): [Value] | null =>
    input.length === 1 && isRight(input[0]) ? [input[0]] : null;

const isAddress = (value: unknown): value is string =>
  typeof value === "string" && value.length <= LAUNCHER_ADDRESS_LENGTH && (isOwnPath(value) || isWebAddress(value));
const isTruth = (value: unknown): value is boolean => typeof value === "boolean";
const isName = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= LAUNCHER_NAME_LENGTH;

/**
 * Every command of the launcher to the page (Spec §7); types, listeners and tests are derived from here.
 *
 * | command       | carries                     | the page                                        |
 * |---------------|-----------------------------|-------------------------------------------------|
 * | goTo          | a path, or a web address    | goes there, see `go-to.policy.ts`               |
 * | logout        |                             | signs the player out                            |
 * | onRefresh     |                             | checks the session, and loads itself again       |
 * | onFocusStatus | whether the window is used  | rests without focus                             |
 * | closePopup    | name of a native popup      | shows what was done in it                       |
 * | closeTutorial |                             | ends the tutorial                               |
 */
export const LAUNCHER_COMMANDS = {
  goTo: command<[target: string]>(["/game/tl"], only(isAddress)),
  logout: command<[]>([], nothing),
  onRefresh: command<[]>([], nothing),
  onFocusStatus: command<[isFocused: boolean]>([true], only(isTruth)),
  closePopup: command<[popupName: string]>(["spotlight"], only(isName)),
  closeTutorial: command<[]>([], nothing),
} as const;

export type LauncherCommandName = keyof typeof LAUNCHER_COMMANDS;

export type LauncherCommandInput<Name extends LauncherCommandName> = (typeof LAUNCHER_COMMANDS)[Name]["example"];

/** Names of all commands, in the order of the catalogue. */
export const LAUNCHER_COMMAND_NAMES = Object.keys(LAUNCHER_COMMANDS) as readonly LauncherCommandName[];

/** A command with its input, as it was validated. */
export type LauncherOrder = {
  [Name in LauncherCommandName]: { readonly command: Name; readonly input: LauncherCommandInput<Name> };
}[LauncherCommandName];

/** Parses a command of the launcher; `null` if it is unknown or its input is malformed. */
export function readLauncherOrder(command: string, input: readonly unknown[]): LauncherOrder | null {
  if (!Object.hasOwn(LAUNCHER_COMMANDS, command)) return null;
  const name = command as LauncherCommandName;
  const read = LAUNCHER_COMMANDS[name].readInput(input);
  // The reader of a command gives the input of that command.
  return read === null ? null : ({ command: name, input: read } as LauncherOrder);
}
