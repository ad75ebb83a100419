import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { exclusionOf, type GameFilter } from "#core/catalogue/game-filters.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { PartFailure } from "#ui/patterns/part-failure/part-failure.tsx";
import { SelectField } from "#ui/patterns/select-field/select-field.tsx";
import { SORTS, type StoreIndexSearch } from "../parse-store-index-search.ts";
import { valuesOf } from "../store-index-search.ts";
import { toggleElsewhere, toggleValue } from "./change-search.ts";
import { FilterGroup } from "./filter-group.tsx";
import { ELSEWHERE, useFilterOptions } from "./use-filter-options.ts";

/** Filters in the order of the panel: what decides first comes first. */
const GROUPS = ["price", "genre", "tag", "platform", "language", "age", "accessibility"] as const;
const OPEN_AT_FIRST: readonly GameFilter[] = ["price", "genre"];
/** Accessibility features are only offered as a positive filter. */
const WITHOUT_EXCLUSION: readonly GameFilter[] = ["accessibility"];

interface FilterControlsProps {
  readonly search: StoreIndexSearch;
  /** Called with the search that a choice leads to. */
  readonly onChange: (search: StoreIndexSearch) => void;
}

/** The order and every filter of a list of games. */
export function FilterControls({ search, onChange }: FilterControlsProps) {
  const { t: text } = useTranslation("store");
  const { t: words } = useTranslation("discovery");
  const formats = useFormats();
  const { options, retry } = useFilterOptions(search);
  const { countryCode } = useVisit();
  const legends = {
    price: words("price"),
    genre: text("genre"),
    tag: words("tag"),
    platform: text("platform"),
    language: text("language"),
    age: words("age"),
    accessibility: words("accessibility"),
  };
  return (
    <>
      <SelectField
        label={text("sortBy")}
        value={search.sort ?? (search.view === "upcoming" ? "release" : "popular")}
        options={SORTS.map((value) => ({ value, label: sortLabel(text, words, value) }))}
        onChange={(value) => onChange({ ...search, sort: SORTS.find((sort) => sort === value) })}
      />
      {retry && <PartFailure onRetry={retry} />}
      <FilterGroup
        legend={words("stage", { country: formats.countryName(countryCode) })}
        options={options.stage}
        chosen={[...valuesOf(search, "stage"), ...(search.elsewhere ? [ELSEWHERE] : [])]}
        onToggle={(value) =>
          onChange(value === ELSEWHERE ? toggleElsewhere(search) : toggleValue(search, "stage", value))
        }
        startsOpen
      />
      {GROUPS.map((filter) => (
        <FilterGroup
          key={filter}
          legend={legends[filter]}
          options={options[filter]}
          chosen={valuesOf(search, filter)}
          onToggle={(value) => onChange(toggleValue(search, filter, value))}
          excluded={valuesOf(search, exclusionOf(filter))}
          {...(WITHOUT_EXCLUSION.includes(filter)
            ? {}
            : { onExclude: (value: string) => onChange(toggleValue(search, exclusionOf(filter), value)) })}
          startsOpen={OPEN_AT_FIRST.includes(filter)}
        />
      ))}
    </>
  );
}

function sortLabel(text: TFunction<"store">, words: TFunction<"discovery">, sort: (typeof SORTS)[number]): string {
  const labels = {
    popular: text("sortPopular"),
    newest: text("sortNewest"),
    release: text("sortRelease"),
    rating: text("sortRating"),
    title: text("sortTitle"),
    price: words("sortPrice"),
    price_desc: words("sortPriceDesc"),
  };
  return labels[sort];
}
