import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import type { StoreIndexSearch } from "../parse-store-index-search.ts";
import { withoutEmpty } from "../store-index-search.ts";

/** Navigates to the results of a search and keeps the scroll position. */
export function useGoToResults(): (search: StoreIndexSearch) => void {
  const navigate = useNavigate();
  return useCallback(
    // A list that the last filter has left stays a list: without anything said it would be the front page.
    (search) =>
      void navigate({
        to: "/",
        search: Object.keys(withoutEmpty(search)).length === 0 ? { view: "all" } : withoutEmpty(search),
        resetScroll: false,
      }),
    [navigate],
  );
}
