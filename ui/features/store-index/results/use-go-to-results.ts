import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import type { StoreIndexSearch } from "../parse-store-index-search.ts";
import { withoutEmpty } from "../store-index-search.ts";

/** Navigates to the results of a search and keeps the scroll position. */
export function useGoToResults(): (search: StoreIndexSearch) => void {
  const navigate = useNavigate();
  return useCallback(
    // After the last filter is removed, the list stays: an empty search would open the front page.
    (search) =>
      void navigate({
        to: "/",
        search: Object.keys(withoutEmpty(search)).length === 0 ? { view: "all" } : withoutEmpty(search),
        resetScroll: false,
      }),
    [navigate],
  );
}
