/** Placeholder of fields without one: `:placeholder-shown`, by which CSS styles empty fields, needs a text. */
export const BLANK_PLACEHOLDER = " ";
