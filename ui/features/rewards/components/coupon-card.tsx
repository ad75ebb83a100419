import { css } from "@linaria/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Coupon, CouponWorth } from "#core/engagement/reward.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

const card = css`
  @layer sections {
    position: relative;
    display: grid;
    grid-template-columns: minmax(132px, 172px) minmax(0, 1fr);
    overflow: hidden;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    & > [data-part="worth"] {
      display: grid;
      align-content: center;
      padding: var(--space-4);
      border-inline-end: 2px dashed var(--color-line-strong);
      background: var(--color-primary-soft);
      color: var(--color-primary-text);
      font-size: var(--type-20);
      font-weight: 800;
      line-height: var(--leading-heading);
      text-align: center;
      overflow-wrap: anywhere;
      font-variant-numeric: tabular-nums;
    }

    & > [data-part="facts"] {
      display: grid;
      gap: 4px;
      padding: var(--space-4) var(--space-5);
      min-inline-size: 0;
    }

    & h3 {
      font-size: var(--type-16);
      font-weight: 700;
      line-height: var(--leading-heading);
    }

    & p {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }

    & [data-part="notes"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 4px var(--space-3);
      margin-block-start: var(--space-1);
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      text-wrap: balance;
    }

    &:not([data-state="held"]) > [data-part="worth"] {
      background: var(--color-raised);
      color: var(--color-text-quiet);
    }

    @media ${UP_TO_PHONE} {
      grid-template-columns: minmax(96px, 116px) minmax(0, 1fr);

      & > [data-part="worth"] {
        padding: var(--space-3);
        font-size: var(--type-16);
      }

      & > [data-part="facts"] {
        padding: var(--space-3) var(--space-4);
      }
    }
  }
`;

/** A coupon in the player's hands, used up or over. */
export function CouponCard({ coupon }: { readonly coupon: Coupon }) {
  const { t: text } = useTranslation("rewards");
  const worth = useWorthWords(coupon.worth);
  const titleId = useId();
  return (
    <li className={card} data-state={coupon.state}>
      <span data-part="worth">{worth}</span>
      <div data-part="facts">
        <h3 id={titleId}>{coupon.title}</h3>
        <p>{coupon.game === null ? coupon.description : text("onlyFor", { title: coupon.game.title })}</p>
        <div data-part="notes">
          {coupon.state === "held" && (
            <span>
              {coupon.endsAt === null ? (
                text("noEnd")
              ) : (
                <>
                  {text("validUntil")} <LocalTime instant={coupon.endsAt} />
                </>
              )}
            </span>
          )}
          {coupon.state === "used" && <Badge>{text("stateUsed")}</Badge>}
          {coupon.state === "expired" && <Badge>{text("stateExpired")}</Badge>}
          {coupon.state === "held" && (
            <TextLink
              tone="value"
              aria-describedby={titleId}
              {...(coupon.game === null
                ? { to: "/", search: { view: "all" } }
                : { to: buildPath("game", { gameCode: coupon.game.gameCode }) })}
            >
              {text("useNow")}
            </TextLink>
          )}
        </div>
      </div>
    </li>
  );
}

function useWorthWords(worth: CouponWorth | null): string {
  const { t: text } = useTranslation("rewards");
  const formats = useFormats();
  switch (worth?.kind) {
    case "percent":
      return text("percentOff", { percent: formats.percent(worth.percent / 100) });
    case "amount":
      return text("amountOff", { amount: formats.price(worth.amount, worth.currency) });
    case "goods":
      return text("goodsFree");
    case undefined:
      return "";
  }
}
