/** A setting that cannot be used; the message is one line for the operator. */
export class SettingsError extends Error {}
