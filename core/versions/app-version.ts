/** Version that the mobile app names in its user agent, right behind its token; `null` if there is none. */
export function appVersionIn(userAgent: string, tokens: readonly string[]): string | null {
  for (const token of tokens) {
    const at = token === "" ? -1 : userAgent.indexOf(token);
    const version = at === -1 ? undefined : /^\d+(?:\.\d+)*/.exec(userAgent.slice(at + token.length))?.[0];
    if (version !== undefined) return version;
  }
  return null;
}
