/**
 * Whether a path is concerned by a list of paths: every path if the list is empty. An entry matches the path itself or a
 * beginning of whole segments; one that ends with `*` matches any continuation.
 */
export function matchesPathList(path: string, list: readonly string[]): boolean {
  const bare = path.replace(/[?#].*$/s, "");
  return list.length === 0 || list.some((entry) => matchesEntry(bare, entry));
}

function matchesEntry(path: string, entry: string): boolean {
  if (entry.endsWith("*") && !entry.endsWith("/*")) return path.startsWith(entry.slice(0, -1));
  const whole = entry.replace(/\/\*?$/, "");
  return path === whole || path.startsWith(`${whole}/`);
}
