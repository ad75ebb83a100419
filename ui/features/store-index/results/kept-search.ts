import * as v from "valibot";
import type { StoredSchema } from "#core/storage/stored-value.ts";
import { parseStoreIndexSearch, type StoreIndexSearch } from "../parse-store-index-search.ts";

/** Search that a reload restores; what cannot be read is left out, as in an address. */
export const KEPT_SEARCH: StoredSchema<StoreIndexSearch> = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((raw): StoreIndexSearch => parseStoreIndexSearch(raw)),
);
