import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { GameCode } from "#core/catalogue/game.ts";
import { ALL_LANGUAGES, MY_LANGUAGES } from "#core/community/post-languages.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import type { ReviewSort } from "#core/reviews/review.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { failedReadsOf } from "#ui/data/failed-reads.ts";
import { chosenLanguages, languageFilter, useRememberLanguages } from "#ui/data/post-languages.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { ownGameRecordQuery } from "#ui/features/catalogue/queries/own-game-record.ts";
import { averageScoreQuery } from "#ui/features/reviews/queries/average-score.ts";
import { ownReviewQuery } from "#ui/features/reviews/queries/own-review.ts";
import type { ReviewFilter } from "#ui/features/reviews/queries/reviews.ts";
import { shortLanguageTag } from "#ui/i18n/short-language-tag.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { usePersistedState } from "#ui/kit/persisted-state/use-persisted-state.ts";
import type { PopupProps } from "#ui/overlays/layer-store.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { NO_INPUT, useReopened } from "#ui/overlays/use-reopened.ts";
import { PartFailure } from "#ui/patterns/part-failure/part-failure.tsx";
import { SelectField } from "#ui/patterns/select-field/select-field.tsx";
import { ReviewList } from "../review-list.tsx";
import { REVIEW_SORTS } from "../review-sorts.ts";
import { useRegisterReview } from "./use-register-review.ts";

export interface AllReviewsInput {
  readonly gameCode: GameCode;
}

const choices = css`
  @layer sections {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
    gap: var(--space-3);
  }
`;

const more = css`
  @layer sections {
    display: grid;
    justify-items: center;
  }
`;

const STARS = ["5", "4", "3", "2", "1"] as const;

const SORT = v.picklist(REVIEW_SORTS);
const STARS_CHOICE = v.picklist(["", ...STARS]);
const LANGUAGE = v.string();

/** The popup "all reviews": every review of a game without leaving the page, put in order and narrowed as on their own page. */
export default function AllReviewsPopup({ input: { gameCode }, layer }: PopupProps<AllReviewsInput, never>) {
  const { t: text } = useTranslation("reviews");
  const { t: common } = useTranslation("popups");
  const { number, languageName } = useFormats();
  const scope = useQueryScope();
  const { data: average } = useQuery(averageScoreQuery(scope, gameCode));
  const [sort, setSort] = usePersistedState<ReviewSort>("all-reviews/sort", SORT, REVIEW_SORTS[0]);
  const [stars, setStars] = usePersistedState<string>("all-reviews/stars", STARS_CHOICE, "");
  const [language, setLanguage] = usePersistedState("all-reviews/language", LANGUAGE, chosenLanguages(scope));
  const remember = useRememberLanguages();
  const filter: ReviewFilter = {
    sort,
    ...(stars === "" ? {} : { stars: Number(stars) as NonNullable<ReviewFilter["stars"]> }),
    ...languageFilter(scope, language),
  };
  const sorts = {
    helpful: text("sortHelpful"),
    newest: text("sortNewest"),
    highest: text("sortHighest"),
    lowest: text("sortLowest"),
  };
  const isNarrowed = stars !== "" || filter.language !== undefined;
  return (
    <Dialog
      layer={layer}
      title={text("pageTitle")}
      closeLabel={common("close")}
      size="medium"
      actions={
        <>
          <ButtonLink to={buildPath("gameReview", { gameCode })} variant="secondary">
            {text("allOnPage")}
          </ButtonLink>
          <WriteButton gameCode={gameCode} />
        </>
      }
    >
      <div className={choices}>
        <SelectField
          name="sort"
          label={text("sortBy")}
          value={sort}
          onChange={(value) => setSort(value as ReviewSort)}
          options={REVIEW_SORTS.map((one) => ({ value: one, label: sorts[one] }))}
        />
        <SelectField
          name="stars"
          label={text("starsFilter")}
          value={stars}
          onChange={setStars}
          options={[
            { value: "", label: text("allStars") },
            ...STARS.map((one) => ({
              value: one,
              label: text("starsShort", { count: Number(one), number: number(Number(one)) }),
            })),
          ]}
        />
        <SelectField
          name="language"
          label={text("languageFilter")}
          value={language}
          onChange={(value) => {
            setLanguage(value);
            remember(value);
          }}
          options={[
            { value: MY_LANGUAGES, label: text("myLanguages") },
            { value: ALL_LANGUAGES, label: text("allLanguages") },
            ...(average?.byLanguage ?? []).map((one) => ({
              value: one.language,
              label: languageName(shortLanguageTag(one.language)),
            })),
          ]}
        />
      </div>
      <div>
        <ReviewList gameCode={gameCode} filter={filter} emptyWords={text(isNarrowed ? "noneHere" : "none")}>
          {({ hasMore, isLoadingMore, loadMore }) =>
            hasMore && (
              <div className={more}>
                <Button variant="outlineSecondary" busy={isLoadingMore} onClick={() => void loadMore()}>
                  {text("more")}
                </Button>
              </div>
            )
          }
        </ReviewList>
      </div>
    </Dialog>
  );
}

/** Opens the form on top, for players who may review the game; a note if it is not known whether they may, or have already. */
export function WriteButton({ gameCode }: AllReviewsInput) {
  const { t: text } = useTranslation("reviews");
  const { user } = useVisit();
  const scope = useQueryScope();
  const toasts = useToasts();
  const register = useRegisterReview();
  const own = useQuery(ownReviewQuery(scope, gameCode));
  const record = useQuery(ownGameRecordQuery(scope, gameCode));
  const isWritten = own.data?.isDeleted === false;
  const { hasFailed, retry } = failedReadsOf(own, record);
  const write = useReopened("register-review", NO_INPUT, async () => {
    if (user === null) return;
    const done = await register({ gameCode, userId: user.userId });
    if (done === null) return;
    toasts.show({ id: "review", message: text(done === "posted" ? "posted" : "editedDone"), iconName: "check" });
  });
  if (user === null) return null;
  if (hasFailed && !isWritten) return <PartFailure isBare onRetry={retry} />;
  if (!isWritten && record.data?.canReview !== true) return null;
  return (
    <Button icon="pencil" data-opens="register-review" onClick={() => void write(true)}>
      {text(isWritten ? "edit" : "write")}
    </Button>
  );
}
