/**
 * Version of the rules by which HTML is cleaned. It is kept beside HTML that was cleaned when it was written, which is cleaned
 * again once it goes up. Raise it with every change of what a sanitizer lets through; a test compares its results.
 */
export const HTML_RULES_VERSION = 1;
