/** Address that opens the launcher or the app where it is installed; nothing happens where it is not. */
export function installedAppAddress(scheme: string): string {
  return `${scheme}://open`;
}
