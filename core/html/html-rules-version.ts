/**
 * Version of the sanitizer rules. It is stored with sanitized HTML, which is sanitized again when the version
 * increases. Raise it with every change of the allowed output; a test compares the results.
 */
export const HTML_RULES_VERSION = 2;
