/** Time to wait for an effect of a sent command, in milliseconds. */
export const APP_ANSWER_TIMEOUT_MS = 1_500;

/** Maximum length of a command address in code units: every web view passes it on complete. */
export const APP_COMMAND_LENGTH = 8_192;
