import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePorts } from "#ui/context/ports-context.tsx";

/** Maximum number of pages that are refetched automatically: further down, the reader is not disturbed. */
const FOLLOWED_PAGES = 2;

/**
 * Reads lists again when others have changed something about the topic, as long as their reader is near their beginning; what the
 * list belongs to is read again wherever the reader is.
 */
export function useLiveList(topic: string | null, listKey: QueryKey, pages: number, ownerKey?: QueryKey): void {
  const { liveUpdates } = usePorts();
  const client = useQueryClient();
  const isFollowed = pages <= FOLLOWED_PAGES;
  const keys = JSON.stringify([...(isFollowed ? [listKey] : []), ...(ownerKey === undefined ? [] : [ownerKey])]);
  useEffect(() => {
    const changed = JSON.parse(keys) as readonly QueryKey[];
    if (topic === null || changed.length === 0) return;
    return liveUpdates.listenToTopics([topic], () => {
      for (const queryKey of changed) void client.invalidateQueries({ queryKey });
    });
  }, [liveUpdates, client, topic, keys]);
}
