import type { DataTag, QueryClient, QueryFilters, QueryKey } from "@tanstack/react-query";

/**
 * Stops answers on their way that would bring back what is about to change. A first answer is waited for instead: without it
 * there is nothing to show, and nobody would ask for it again.
 *
 * A write that is shown at once needs it twice, before it is shown and before its answer is: what began to be read in between knows
 * nothing of the write.
 */
export async function stopReads(client: QueryClient, filters: QueryFilters): Promise<void> {
  const reads = client.getQueryCache().findAll(filters);
  await Promise.all(
    reads.map(({ queryKey, state, promise }) =>
      state.data === undefined ? promise?.catch(() => undefined) : client.cancelQueries({ queryKey, exact: true }),
    ),
  );
}

/** Shows what a write was answered with: a read that began before it, and ends after it, does not bring back what was. */
export async function showWritten<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  written: NoInfer<Data>,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Data>(queryKey, written);
}
