/** A text that comes back to its form, after what was begun there since. */
export const appendText = (begun: string | undefined, text: string): string =>
  begun === undefined || begun === "" || begun === text ? text : `${begun}\n\n${text}`;
