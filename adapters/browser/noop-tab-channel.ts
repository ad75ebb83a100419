import type { TabChannel } from "#core/ports/tab-channel.ts";

/** For the server, and wherever there is one page only: nobody to tell, nothing to hear. */
export function createNoopTabChannel(): TabChannel {
  return { tell: () => undefined, listen: () => () => undefined };
}
