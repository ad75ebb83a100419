/** JSON text that is safe inside a `<script>` element of any type: no tag, comment or line separator can end it. */
export function embedJsonText(json: string): string {
  return json
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("&", "\\u0026")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/** A value as such text. */
export const embedJson = (value: unknown): string => embedJsonText(JSON.stringify(value));
