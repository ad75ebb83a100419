import type { ScreenContext } from "#ui/context/page-head.ts";
import { storeLinksQuery } from "#ui/features/store-info/queries/store-links.ts";
import { storeLanguagesQuery } from "#ui/patterns/languages/store-languages-query.ts";

/** Maximum time the server waits for the data of the page frame, in milliseconds; browsers request what is late. */
const MAX_FRAME_WAIT_MS = 500;

/** Loads the links of the footer and the languages of the pickers. If a service fails or is slow, the page is shown without. */
export async function loadFrame(context: ScreenContext): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_FRAME_WAIT_MS);
  });
  const { queryClient, ports } = context;
  const loaded = Promise.all([
    queryClient.prefetchQuery(storeLinksQuery(context)),
    queryClient.prefetchQuery(storeLanguagesQuery(ports.content)),
  ]);
  await Promise.race([loaded, tooLate]);
  clearTimeout(timer);
}
