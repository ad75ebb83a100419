/** Whether an answer may be kept as a file: whole, for everybody, and the same for ever. `cacheControl` is its header. */
export function mayKeepFile(status: number, cacheControl: string): boolean {
  return status === 200 && /\bimmutable\b/.test(cacheControl) && !/\b(private|no-store)\b/.test(cacheControl);
}
