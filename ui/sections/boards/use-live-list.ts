import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePorts } from "#ui/ports/ports-context.tsx";

/** Pages up to which a list is read anew by itself: further down a reader is not disturbed. */
const FOLLOWED_PAGES = 2;

/** Reads lists anew when others have changed something about the topic, as long as their reader is near their beginning. */
export function useLiveList(topic: string | null, queryKey: QueryKey, pages: number): void {
  const { liveUpdates } = usePorts();
  const client = useQueryClient();
  const key = JSON.stringify(queryKey);
  const isFollowed = pages <= FOLLOWED_PAGES;
  useEffect(() => {
    if (topic === null || !isFollowed) return;
    return liveUpdates.listenToTopics([topic], () => {
      void client.invalidateQueries({ queryKey: JSON.parse(key) as QueryKey });
    });
  }, [liveUpdates, client, topic, key, isFollowed]);
}
