import type { EpochMilliseconds } from "../ports/device.ts";

/** As the server writes them into a page (`PageContext`); texts of players cannot hold them, since quotes are escaped there. */
const SERVER_TIME = /"serverTime":(\d+)/;
const VISIT = '"visit":{';

/**
 * A kept page as it is shown again. Its clock goes on from the time that has passed on the device since it was kept, and its visit
 * tells when it was made, `keptAt` by the server's clock. Everything else stays to the letter: it has to be what was rendered.
 */
export function rehydrateCachedPage(html: string, keptAt: EpochMilliseconds, now: EpochMilliseconds): string {
  const servedAt = SERVER_TIME.exec(html)?.[1];
  if (servedAt === undefined) return html;
  return html
    .replace(SERVER_TIME, `"serverTime":${Number(servedAt) + Math.max(0, now - keptAt)}`)
    .replace(VISIT, `${VISIT}"keptAt":${servedAt},`);
}
