import { dehydrate, type QueryClient } from "@tanstack/react-query";

/**
 * Query results as the browser gets them, without the blurred placeholders of pictures (`Media.blur`): base64 that does
 * not compress, a tenth of a list page, before the first picture. The markup has those that the page shows.
 */
export const dehydrateQueries = (queryClient: QueryClient): string =>
  JSON.stringify(dehydrate(queryClient), (name, value: unknown) =>
    name === "blur" && typeof value === "string" ? "" : value,
  );
