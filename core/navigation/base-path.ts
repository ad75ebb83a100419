/** The router's base path comes from the configuration (Spec §2): `""` for the root, else `/store`. */
export function normalizeBasePath(basePath: string): string {
  const inner = basePath.replace(/^\/+/, "").replace(/\/+$/, "");
  return inner === "" ? "" : `/${inner}`;
}

/** Puts the base path in front of a path of the URL map. */
export function addBasePath(path: string, basePath: string): string {
  const base = normalizeBasePath(basePath);
  if (base === "") return path;
  return path === "/" ? base : `${base}${path}`;
}

/** Takes the base path off; `null` if the path is not under it. */
export function removeBasePath(path: string, basePath: string): string | null {
  const base = normalizeBasePath(basePath);
  if (base === "") return path;
  if (!path.startsWith(base)) return null;
  const rest = path.slice(base.length);
  if (rest === "") return "/";
  if (rest.startsWith("/")) return rest;
  return rest.startsWith("?") || rest.startsWith("#") ? `/${rest}` : null;
}
