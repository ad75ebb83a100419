/** Address that opens the installed launcher or app; without one nothing happens. */
export function installedAppAddress(scheme: string): string {
  return `${scheme}://open`;
}
