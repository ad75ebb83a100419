import type { TabChannel } from "#core/ports/tab-channel.ts";

/** No-op for the server, and where there is only one page. */
export function createNoopTabChannel(): TabChannel {
  return { announce: () => undefined, listen: () => () => undefined };
}
