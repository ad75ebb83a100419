/** Longest time a method of the launcher is waited for, in milliseconds. */
export const LAUNCHER_ANSWER_TIMEOUT_MS = 5_000;

/** Commands of the launcher that are kept until the page is ready; of more, the oldest are dropped. */
export const LAUNCHER_COMMANDS_KEPT = 32;

/** Longest address a command may carry, and longest name of a popup, in code units. */
export const LAUNCHER_ADDRESS_LENGTH = 2_048;
export const LAUNCHER_NAME_LENGTH = 100;

/** Global name of the object that receives the launcher's commands. */
export const LAUNCHER_COMMANDS_OBJECT = "purpleWeb";
