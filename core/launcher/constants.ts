/** Timeout of a method of the launcher, in milliseconds. */
export const LAUNCHER_ANSWER_TIMEOUT_MS = 5_000;

/** Maximum number of commands that are buffered until the page is ready; the oldest are dropped. */
export const MAX_QUEUED_LAUNCHER_COMMANDS = 32;

/** Maximum length of an address in a command and of the name of a popup, in code units. */
export const LAUNCHER_ADDRESS_LENGTH = 2_048;
export const LAUNCHER_NAME_LENGTH = 100;

/** Global name of the object that receives the launcher's commands. */
export const LAUNCHER_COMMANDS_OBJECT = "purpleWeb";
