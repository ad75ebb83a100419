import { APP_COMMAND_NAMES, APP_COMMANDS, type AppCommandName, type AppCommandValues } from "./app-commands.ts";
import { APP_COMMAND_LENGTH } from "./constants.ts";

/** A command of the page, as the app understands it. */
export type AppOrder = {
  [Name in AppCommandName]: { readonly command: Name; readonly values: AppCommandValues<Name> };
}[AppCommandName];

/**
 * Parses the address of a command as an app does; `null` for every other address: of another scheme or command, or with
 * values that are missing, repeated, unknown, not encoded or invalid.
 */
export function readAppCommand(address: string, scheme: string): AppOrder | null {
  const start = `${scheme}://`;
  if (!address.startsWith(start) || address.length > APP_COMMAND_LENGTH) return null;
  const [name = "", query = "", ...rest] = address.slice(start.length).split("?");
  const command = APP_COMMAND_NAMES.find((known) => known === name);
  const values = readQuery(query);
  if (command === undefined || values === null || rest.length > 0) return null;
  const { example, isValid } = APP_COMMANDS[command];
  const names = Object.keys(example);
  if (names.length !== values.size || !names.every((known) => values.has(known))) return null;
  // The names are those of the command, and all values are texts.
  const order = { command, values: Object.fromEntries(values) } as AppOrder;
  return (isValid as (values: AppOrder["values"]) => boolean)(order.values) ? order : null;
}

/** Parses the query; `null` if a name is repeated or a value is not encoded. */
function readQuery(query: string): ReadonlyMap<string, string> | null {
  const values = new Map<string, string>();
  for (const pair of query === "" ? [] : query.split("&")) {
    const [name = "", value, ...rest] = pair.split("=");
    const decoded = value === undefined || rest.length > 0 ? null : decode(value);
    if (decoded === null || values.has(name)) return null;
    values.set(name, decoded);
  }
  return values;
}

/** Unreserved characters of an encoded value, and complete percent escapes. */
const ENCODED = /^(?:[\w.~-]|%[\dA-Fa-f]{2})*$/;

function decode(value: string): string | null {
  if (!ENCODED.test(value)) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
