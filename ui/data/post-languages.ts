import {
  type LanguageFilter,
  languageFilterOf,
  MY_LANGUAGES,
  type PostLanguages,
  readersLanguages,
} from "#core/community/post-languages.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisitStore } from "#ui/context/visit-context.tsx";
import type { QueryScope } from "./query-scope.ts";

/** Choice of the languages of posts: that of the address, the one remembered on the device, or the reader's own first. */
export const chosenLanguages = ({ visit }: Pick<QueryScope, "visit">, inAddress?: PostLanguages): PostLanguages =>
  inAddress ?? visit.get().postLanguages ?? MY_LANGUAGES;

/** Part of the query of a list of posts for a choice. */
export function languageFilter({ visit }: Pick<QueryScope, "visit">, choice: PostLanguages): LanguageFilter {
  const { locale, languages } = visit.get();
  return languageFilterOf(choice, readersLanguages(locale, languages));
}

/** Remembers a choice on the device; lists that depend on it are loaded again. */
export function useRememberLanguages(): (choice: PostLanguages) => void {
  const { preferences } = usePorts();
  const visit = useVisitStore();
  return (postLanguages) => {
    preferences.rememberPostLanguages(postLanguages);
    visit.change({ postLanguages });
  };
}
