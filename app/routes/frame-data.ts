import type { ScreenContext } from "#ui/context/page-head.ts";
import { storeLinksQuery } from "#ui/features/store-info/queries/store-links.ts";

/** Maximum time the server waits for the data of the page frame, in milliseconds; browsers request what is late. */
const MAX_FRAME_WAIT_MS = 500;

/** Loads what the foot of every page shows. A content service in trouble leaves the page as it is, and does not delay it. */
export async function loadFrame(context: ScreenContext): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_FRAME_WAIT_MS);
  });
  await Promise.race([context.queryClient.prefetchQuery(storeLinksQuery(context)), tooLate]);
  clearTimeout(timer);
}
