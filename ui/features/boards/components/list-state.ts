interface GrowingList {
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
}

/** State of a paginated list, for `InfiniteList`. */
export function listStateOf(list: GrowingList): "loading" | "failed" | "more" | "end" {
  if (list.isFetchingNextPage) return "loading";
  if (list.isFetchNextPageError) return "failed";
  return list.hasNextPage ? "more" : "end";
}
