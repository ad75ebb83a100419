/** Content of an icon's file. Written by `generate-icons.mjs`. */
export interface IconDrawing {
  readonly viewBox: string;
  /** Path data drawn with a line of 2. */
  readonly line?: string;
  /** Painted paths, each in a colour of its own or in that of the text. */
  readonly fills?: readonly { readonly d: string; readonly fill: string }[];
  /** Points along the line of text: turns round in right-to-left. */
  readonly turns?: boolean;
}
