/** The checkboxes of a page's form, all ticked, as fields to send. */
export function allTicked(page: string): Record<string, string> {
  const boxes = page.matchAll(/<input type="checkbox" id="[^"]*" name="([^"]*)" value="([^"]*)"/g);
  return Object.fromEntries([...boxes].map(([, name = "", value = ""]) => [name, value]));
}
