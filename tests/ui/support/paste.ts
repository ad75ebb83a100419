interface Clipboard {
  readonly html?: string;
  readonly text?: string;
  readonly files?: readonly File[];
}

/** A file as a player drops or pastes it. */
export const pictureFile = (name: string) => new File(["x"], name, { type: "image/png" });

/** Puts something on a clipboard of its own and pastes it. */
export function paste(into: Element, { html, text, files = [] }: Clipboard): void {
  const clipboardData = new DataTransfer();
  if (html !== undefined) clipboardData.setData("text/html", html);
  if (text !== undefined) clipboardData.setData("text/plain", text);
  for (const file of files) clipboardData.items.add(file);
  into.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}
