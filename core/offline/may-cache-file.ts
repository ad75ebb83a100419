/** Whether a response may be cached as a file: complete, public and immutable. `cacheControl` is its header. */
export function mayCacheFile(status: number, cacheControl: string): boolean {
  return status === 200 && /\bimmutable\b/.test(cacheControl) && !/\b(private|no-store)\b/.test(cacheControl);
}
