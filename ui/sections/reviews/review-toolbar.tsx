import { css } from "@linaria/core";
import type { ReviewSort } from "#core/reviews/review.ts";
import { useFormats } from "#ui/i18n/use-formats.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { shortLanguageTag } from "../languages/short-language-tag.ts";
import { REVIEW_SORTS } from "./review-sorts.ts";

const STARS = [5, 4, 3, 2, 1] as const;

/** What narrows and orders the list, as it stands in the address; absent is the default. */
interface ReviewChoice {
  readonly sort?: ReviewSort | undefined;
  readonly stars?: number | undefined;
  readonly language?: string | undefined;
}

interface ReviewToolbarProps {
  readonly path: string;
  readonly choice: ReviewChoice;
  /** Languages reviews are written in, the most frequent first. */
  readonly languages: readonly string[];
}

const toolbar = css`
  @layer sections {
    display: grid;
    gap: var(--space-3);

    & > div {
      display: grid;
      grid-template-columns: 84px minmax(0, 1fr);
      align-items: start;
    }

    & > div > span {
      padding-block: 6px;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & ul {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }

    & a {
      flex: none;
      border-radius: var(--radius-pill);
    }

    @media ${UP_TO_PHONE} {
      & > div {
        grid-template-columns: minmax(0, 1fr);
      }

      & > div > span {
        padding-block: 0 2px;
      }

      & ul {
        flex-wrap: nowrap;
        margin-inline: calc(-1 * var(--gutter));
        padding: 3px var(--gutter);
        overflow-x: auto;
        scrollbar-width: none;
      }
    }
  }
`;

/** Order and filters of the reviews: each a link, so that every choice has an address and the way back works. */
export function ReviewToolbar({ path, choice, languages }: ReviewToolbarProps) {
  const text = useText("reviews");
  const { number, languageName } = useFormats();
  const sortNames = {
    helpful: text("sortHelpful"),
    newest: text("sortNewest"),
    highest: text("sortHighest"),
    lowest: text("sortLowest"),
  };
  const link = (key: string | number, label: string, change: ReviewChoice, isChosen: boolean) => (
    <li key={key}>
      <ButtonLink
        to={path}
        search={withoutDefaults({ ...choice, ...change })}
        keepScroll
        variant="outlineSecondary"
        size="small"
        selected={isChosen}
        aria-current={isChosen || undefined}
      >
        {label}
      </ButtonLink>
    </li>
  );
  const { sort = REVIEW_SORTS[0], stars, language } = choice;
  return (
    <nav className={toolbar} aria-label={text("toolbar")}>
      <div>
        <span>{text("sortBy")}</span>
        <ul>{REVIEW_SORTS.map((one) => link(one, sortNames[one], { sort: one }, one === sort))}</ul>
      </div>
      <div>
        <span>{text("starsFilter")}</span>
        <ul>
          {link("all", text("allStars"), { stars: undefined }, stars === undefined)}
          {STARS.map((one) =>
            link(one, text("starsShort", { count: one, number: number(one) }), { stars: one }, one === stars),
          )}
        </ul>
      </div>
      {(languages.length > 1 || language !== undefined) && (
        <div>
          <span>{text("languageFilter")}</span>
          <ul>
            {link("all", text("allLanguages"), { language: undefined }, language === undefined)}
            {languages.map((one) =>
              link(one, languageName(shortLanguageTag(one)), { language: one }, one === language),
            )}
          </ul>
        </div>
      )}
    </nav>
  );
}

{
  /** The default needs no words in the address; a change starts from the first page. */
}
function withoutDefaults({ sort, stars, language }: ReviewChoice): Readonly<Record<string, string | number>> {
  return {
    ...(sort === undefined || sort === REVIEW_SORTS[0] ? {} : { sort }),
    ...(stars === undefined ? {} : { stars }),
    ...(language === undefined ? {} : { language }),
  };
}
