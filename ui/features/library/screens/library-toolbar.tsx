import { useTranslation } from "react-i18next";
import { LIBRARY_FILTERS, LIBRARY_SORTS, type LibraryFilter } from "#core/library/constants.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { ChoiceRows } from "#ui/patterns/choice-rows/choice-rows.tsx";
import { type LibrarySearch, writeLibrarySearch } from "./library-search.ts";

interface LibraryToolbarProps {
  readonly choice: LibrarySearch;
  readonly counts: Readonly<Record<LibraryFilter, number>>;
}

/** Filter and order of the library as links, so that every choice has an address. A filter without games is left out. */
export function LibraryToolbar({ choice, counts }: LibraryToolbarProps) {
  const { t: text } = useTranslation("library");
  const formats = useFormats();
  const { show = "all", sort = "played" } = choice;
  const filterNames = {
    all: text("showAll"),
    playable: text("showPlayable"),
    upcoming: text("showUpcoming"),
    gifts: text("showGifts"),
    hidden: text("showHidden"),
  };
  const sortNames = {
    played: text("sortPlayed"),
    acquired: text("sortAcquired"),
    title: text("sortTitle"),
    time: text("sortTime"),
  };
  const filters = LIBRARY_FILTERS.filter((filter) => filter === "all" || filter === show || counts[filter] > 0);
  return (
    <ChoiceRows
      label={text("toolbar")}
      path={buildPath("library", {})}
      rows={[
        {
          label: text("show"),
          choices: filters.map((filter) => ({
            key: filter,
            label: text("filterCount", { name: filterNames[filter], number: formats.number(counts[filter]) }),
            search: writeLibrarySearch({ ...choice, show: filter }),
            isChosen: filter === show,
          })),
        },
        {
          label: text("sortBy"),
          choices: LIBRARY_SORTS.map((one) => ({
            key: one,
            label: sortNames[one],
            search: writeLibrarySearch({ ...choice, sort: one }),
            isChosen: one === sort,
          })),
        },
      ]}
    />
  );
}
