import { LIBRARY_FILTERS, LIBRARY_SORTS, type LibraryFilter, type LibrarySort } from "#core/library/constants.ts";
import { oneOf, type RawSearch } from "#ui/context/raw-search.ts";

/** Search of `/library`; what is absent is the default. */
export interface LibrarySearch {
  readonly show?: LibraryFilter | undefined;
  readonly sort?: LibrarySort | undefined;
}

/** Reads the search of an address; what cannot be read is left out, so a mistyped address stays usable. */
export function parseLibrarySearch(raw: RawSearch): LibrarySearch {
  return { show: oneOf(LIBRARY_FILTERS, raw.show), sort: oneOf(LIBRARY_SORTS, raw.sort) };
}

/** The search as an address has it, without the defaults. */
export function writeLibrarySearch({ show, sort }: LibrarySearch): Readonly<Record<string, string>> {
  return {
    ...(show === undefined || show === "all" ? {} : { show }),
    ...(sort === undefined || sort === "played" ? {} : { sort }),
  };
}
