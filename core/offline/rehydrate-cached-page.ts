import type { EpochMilliseconds } from "../ports/device.ts";

/**
 * As the server writes them into a page (`PageContext`); texts of players cannot contain them, since quotes are escaped
 * there.
 */
const SERVER_TIME = /"serverTime":(\d+)/;
const VISIT = '"visit":{';

/**
 * Prepares a cached page to be shown again: its clock advances by the time since it was cached, and its visit contains
 * the server time of that moment as `keptAt`, which pages of earlier builds read too. Everything else stays unchanged,
 * because it must match the hydration.
 */
export function rehydrateCachedPage(html: string, cachedAt: EpochMilliseconds, now: EpochMilliseconds): string {
  const servedAt = SERVER_TIME.exec(html)?.[1];
  if (servedAt === undefined) return html;
  return html
    .replace(SERVER_TIME, `"serverTime":${Number(servedAt) + Math.max(0, now - cachedAt)}`)
    .replace(VISIT, `${VISIT}"keptAt":${servedAt},`);
}
