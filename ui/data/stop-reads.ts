import type { DataTag, QueryClient, QueryFilters, QueryKey } from "@tanstack/react-query";

/**
 * Cancels reads in flight that would overwrite the coming change with old data. A first read is awaited instead,
 * because nothing would fetch it again. An optimistic update calls it twice, before the update and before its result
 * is written, because a read may have started in between.
 */
export async function stopReads(client: QueryClient, filters: QueryFilters): Promise<void> {
  const reads = client.getQueryCache().findAll(filters);
  await Promise.all(
    reads.map(({ queryKey, state, promise }) =>
      state.data === undefined ? promise?.catch(() => undefined) : client.cancelQueries({ queryKey, exact: true }),
    ),
  );
}

/** Writes the result of a write into the cache; reads that began before it cannot overwrite it. */
export async function showWritten<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  written: NoInfer<Data>,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Data>(queryKey, written);
}
