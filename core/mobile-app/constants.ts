/** Longest a sent command is waited for to show an effect, in milliseconds. */
export const APP_ANSWER_TIMEOUT_MS = 1_500;

/** Longest command address in code units: what every web view hands on whole. */
export const APP_COMMAND_LENGTH = 8_192;
