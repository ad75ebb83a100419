import type { Ports } from "#core/ports/index.ts";
import { textAreas } from "#locales/texts.ts";
import { createTextLibrary } from "#ui/context/text-library.ts";
import { createVisitStore, type Visit } from "#ui/context/visit-store.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import { VISIT } from "./visit.ts";

/** What the loaders of pages get on a server, with the English texts. */
export async function createLoadContext(ports: Ports, visit: Partial<Visit> = {}) {
  const texts = createTextLibrary("en-US");
  await texts.ensure("en-US", textAreas());
  return {
    ports,
    queryClient: createQueryClient(),
    texts,
    visit: createVisitStore({ ...VISIT, ...visit }),
    blocksOnData: () => true,
    rendersInPhases: () => false,
  };
}
