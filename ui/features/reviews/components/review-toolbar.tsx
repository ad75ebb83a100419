import { useTranslation } from "react-i18next";
import { ALL_LANGUAGES, MY_LANGUAGES, type PostLanguages } from "#core/community/post-languages.ts";
import type { ReviewSort } from "#core/reviews/review.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useRememberLanguages } from "#ui/data/post-languages.ts";
import { shortLanguageTag } from "#ui/i18n/short-language-tag.ts";
import { type ChoiceRow, ChoiceRows } from "#ui/patterns/choice-rows/choice-rows.tsx";
import { REVIEW_SORTS } from "./review-sorts.ts";

const STARS = [5, 4, 3, 2, 1] as const;

/** Filter and order from the address; absent for the default. */
interface ReviewChoice {
  readonly sort?: ReviewSort | undefined;
  readonly stars?: number | undefined;
  readonly language?: PostLanguages | undefined;
}

interface ReviewToolbarProps {
  readonly path: string;
  readonly choice: ReviewChoice;
  /** Languages in force: of the address, or remembered on the device. */
  readonly chosen: PostLanguages;
  /** Languages reviews are written in, the most frequent first. */
  readonly languages: readonly string[];
}

/** Order and filters of the reviews: each is a link, so that every choice has an address and Back works. */
export function ReviewToolbar({ path, choice, chosen, languages }: ReviewToolbarProps) {
  const { t: text } = useTranslation("reviews");
  const { number, languageName } = useFormats();
  const remember = useRememberLanguages();
  const sortNames = {
    helpful: text("sortHelpful"),
    newest: text("sortNewest"),
    highest: text("sortHighest"),
    lowest: text("sortLowest"),
  };
  const { sort = REVIEW_SORTS[0], stars } = choice;
  const choiceOf = (key: string | number, label: string, change: ReviewChoice, isChosen: boolean) => ({
    key,
    label,
    search: withoutDefaults({ ...choice, ...change }),
    isChosen,
  });
  const rows: readonly ChoiceRow[] = [
    {
      label: text("sortBy"),
      choices: REVIEW_SORTS.map((one) => choiceOf(one, sortNames[one], { sort: one }, one === sort)),
    },
    {
      label: text("starsFilter"),
      choices: [
        choiceOf("all", text("allStars"), { stars: undefined }, stars === undefined),
        ...STARS.map((one) =>
          choiceOf(one, text("starsShort", { count: one, number: number(one) }), { stars: one }, one === stars),
        ),
      ],
    },
    {
      label: text("languageFilter"),
      choices: [
        [MY_LANGUAGES, text("myLanguages")] as const,
        [ALL_LANGUAGES, text("allLanguages")] as const,
        ...languages.map((one) => [one, languageName(shortLanguageTag(one))] as const),
      ].map(([one, label]) => ({
        ...choiceOf(one, label, { language: one }, one === chosen),
        onChoose: () => remember(one),
      })),
    },
  ];
  const hasLanguages = languages.length > 1 || choice.language !== undefined;
  return <ChoiceRows label={text("toolbar")} path={path} rows={hasLanguages ? rows : rows.slice(0, 2)} />;
}

/** The default needs no words in the address; a change starts from the first page. */
function withoutDefaults({ sort, stars, language }: ReviewChoice): Readonly<Record<string, string | number>> {
  return {
    ...(sort === undefined || sort === REVIEW_SORTS[0] ? {} : { sort }),
    ...(stars === undefined ? {} : { stars }),
    ...(language === undefined ? {} : { language }),
  };
}
