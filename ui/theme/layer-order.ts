/**
 * Order of the style layers, weakest first. The document states it before any style sheet, because the first statement
 * wins and style sheets of lazy parts may come in any order.
 */
export const LAYER_ORDER = "@layer reset, theme, kit, sections, screens, print;";
