import type { ScreenContext } from "#ui/context/page-head.ts";
import { storeLinksQuery } from "#ui/features/store-info/queries/store-links.ts";

/** Maximum time the server waits for the data of the page frame, in milliseconds; browsers request what is late. */
const MAX_FRAME_WAIT_MS = 500;

/** Loads the data of the footer. If the content service fails or is slow, the page is shown without it. */
export async function loadFrame(context: ScreenContext): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_FRAME_WAIT_MS);
  });
  await Promise.race([context.queryClient.prefetchQuery(storeLinksQuery(context)), tooLate]);
  clearTimeout(timer);
}
