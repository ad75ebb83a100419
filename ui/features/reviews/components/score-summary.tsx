import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { averageDisplayOf } from "#core/reviews/average-display.ts";
import type { AverageScore } from "#core/reviews/review.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { averageScoreQuery } from "#ui/features/reviews/queries/average-score.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

const STARS = [5, 4, 3, 2, 1] as const;

const summary = css`
  @layer sections {
    display: grid;
    grid-template-columns: minmax(120px, auto) minmax(0, 1fr);
    gap: var(--space-6) var(--space-10);
    align-items: center;
    min-block-size: 150px;

    & > [data-part="average"] {
      display: grid;
      gap: 2px;
    }

    & [data-part="number"] {
      font-size: var(--type-60);
      font-weight: 800;
      line-height: 1;
      letter-spacing: var(--tracking-display);
      font-variant-numeric: tabular-nums;
    }

    & [data-part="count"],
    & [data-part="few"] {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & [data-part="few"] {
      max-inline-size: 24ch;
    }

    & table {
      inline-size: 100%;
      font-size: var(--type-13);
      font-variant-numeric: tabular-nums;
    }

    & th {
      inline-size: 1%;
      padding-inline-end: var(--space-3);
      font-weight: 400;
      white-space: nowrap;
    }

    & th > a {
      display: inline-flex;
      align-items: center;
      gap: 4px;
      min-inline-size: 28px;
      min-block-size: 26px;
      color: var(--color-text-quiet);
    }

    & th > a:hover,
    & th > a[aria-current] {
      color: var(--color-text);
      text-decoration: underline;
    }

    & td:last-child {
      inline-size: 1%;
      padding-inline-start: var(--space-3);
      color: var(--color-text-quiet);
      text-align: end;
      white-space: nowrap;
    }

    & [data-part="track"] {
      display: block;
      block-size: 8px;
      overflow: hidden;
      border-radius: var(--radius-pill);
      background: var(--color-raised);
    }

    & [data-part="bar"] {
      display: block;
      block-size: 100%;
      border-radius: inherit;
      background: var(--color-primary);
    }

    @media ${UP_TO_PHONE} {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-4);

      & > [data-part="average"] {
        grid-template-columns: auto 1fr;
        column-gap: var(--space-4);
        align-items: end;
      }
    }
  }
`;

interface ScoreSummaryProps {
  readonly gameCode: string;
  /** Stars the list is narrowed to. */
  readonly stars?: number | undefined;
  /** Page of the reviews the rows lead to; that of the game if absent. */
  readonly path?: string;
}

/** The average of all ratings with their distribution; each row leads to its reviews. */
export function ScoreSummary({ gameCode, stars, path = buildPath("gameReview", { gameCode }) }: ScoreSummaryProps) {
  const scope = useQueryScope();
  const average = useQuery(averageScoreQuery(scope, gameCode));
  if (average.data !== undefined) return <Figures path={path} score={average.data} stars={stars} />;
  if (average.isError) {
    return <FailureNote error={average.error} isRetrying={average.isFetching} onRetry={() => void average.refetch()} />;
  }
  return (
    <div className={summary} aria-busy="true">
      <Skeleton width="110px" height="60px" />
      <Skeleton height="130px" shape="block" />
    </div>
  );
}

interface FiguresProps {
  readonly path: string;
  readonly score: AverageScore;
  readonly stars: number | undefined;
}

function Figures({ path, score, stars: current }: FiguresProps) {
  const { t: text } = useTranslation("reviews");
  const formats = useFormats();
  const display = averageDisplayOf(score);
  // Without reviews, the list below shows the empty state.
  if (display === "none" || score.average === null) return null;
  return (
    <div className={summary}>
      <div data-part="average">
        <span data-part="number">
          {formats.score(score.average)}
          <VisuallyHidden> {text("ofFive")}</VisuallyHidden>
        </span>
        <span>
          <span data-part="count">{text("ratings", { count: score.count, number: formats.number(score.count) })}</span>
          {display === "few" && <span data-part="few"> {text("fewRatings")}</span>}
        </span>
      </div>
      {score.distribution !== null && (
        <Distribution path={path} count={score.count} distribution={score.distribution} stars={current} />
      )}
    </div>
  );
}

interface DistributionProps extends Pick<FiguresProps, "path" | "stars"> {
  readonly count: number;
  readonly distribution: NonNullable<AverageScore["distribution"]>;
}

function Distribution({ path, count, distribution, stars: current }: DistributionProps) {
  const { t: text } = useTranslation("reviews");
  const formats = useFormats();
  return (
    <table>
      <caption>
        <VisuallyHidden>{text("distribution")}</VisuallyHidden>
      </caption>
      <tbody>
        {STARS.map((stars) => {
          const part = distribution[stars] / count;
          return (
            <tr key={stars}>
              <th scope="row">
                <PageLink
                  to={path}
                  search={{ stars }}
                  keepScroll={current !== undefined}
                  aria-current={current === stars || undefined}
                >
                  <span aria-hidden="true">{formats.number(stars)}</span>
                  <Icon name="star" size={12} filled />
                  <VisuallyHidden>{text("onlyStars", { count: stars, number: formats.number(stars) })}</VisuallyHidden>
                </PageLink>
              </th>
              <td aria-hidden="true">
                <span data-part="track">
                  <span data-part="bar" style={{ inlineSize: `${part * 100}%` }} />
                </span>
              </td>
              <td>
                {formats.percent(part)}
                <VisuallyHidden>
                  {" "}
                  {text("ratings", {
                    count: distribution[stars],
                    number: formats.number(distribution[stars]),
                  })}
                </VisuallyHidden>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
