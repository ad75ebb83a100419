/** Scheme under which the mobile app listens. */
const APP_SCHEME = "ncpurple";

/** Address that tells the mobile app to do something: `scheme://command?name=value`, every value percent-encoded. */
export function appCommand(command: string, values: Readonly<Record<string, string>> = {}): string {
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${APP_SCHEME}://${command}${query.length === 0 ? "" : `?${query.join("&")}`}`;
}
