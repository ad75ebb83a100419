import * as v from "valibot";
import type { KeyValueStorage } from "#core/ports/device.ts";
import { withSearch } from "#core/search/recent-searches.ts";
import { storedValue } from "#core/storage/stored-value.ts";
import { readableItems } from "#ui/data/readable-items.ts";

/** The latest searches of this device. */
export const recentSearches = storedValue("recentSearches", readableItems(v.pipe(v.string(), v.maxLength(100))), []);

/** Puts a search before the others of this device. */
export const rememberSearch = (storage: KeyValueStorage, text: string): void =>
  recentSearches.write(storage, withSearch(recentSearches.read(storage), text));
