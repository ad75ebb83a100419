import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";
import { Icon } from "../icon/icon.tsx";

interface StarRatingProps {
  /** 0 to 5. */
  readonly score: number;
  /** `compact` is one star and the number, `stars` five stars filled by the score. */
  readonly form?: "compact" | "stars";
  readonly size?: number;
}

const STARS = [1, 2, 3, 4, 5] as const;

const rating = css`
  @layer kit {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--color-text-quiet);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    white-space: nowrap;

    & > [data-part="row"] {
      position: relative;
      display: inline-flex;
      gap: 2px;
      color: var(--color-line);
    }

    & > [data-part="row"] > [data-part="filled"] {
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      display: flex;
      gap: 2px;
      overflow: hidden;
      color: var(--color-star);
    }
  }
`;

/** A score as one labelled image. */
export function StarRating({ score, form = "compact", size = 14 }: StarRatingProps) {
  const { t: text } = useTranslation("common");
  const formats = useFormats();
  const label = text("scoreOutOfFive", { score: formats.score(score) });
  return (
    <span className={rating} role="img" aria-label={label}>
      {form === "compact" ? (
        <>
          <Icon name="star" size={size} filled />
          <span>{formats.score(score)}</span>
        </>
      ) : (
        <span data-part="row">
          {STARS.map((star) => (
            <Icon key={star} name="star" size={size} filled />
          ))}
          <span data-part="filled" style={{ inlineSize: `${(Math.min(5, Math.max(0, score)) / 5) * 100}%` }}>
            {STARS.map((star) => (
              <Icon key={star} name="star" size={size} filled />
            ))}
          </span>
        </span>
      )}
    </span>
  );
}
