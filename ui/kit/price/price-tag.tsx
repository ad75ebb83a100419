import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { Price } from "#core/catalogue/game.ts";
import { priceTagOf, type PriceTag as Tag } from "#core/catalogue/price.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

interface PriceTagProps {
  /** `null` while it has not been set. */
  readonly price: Price | null;
  /** `large` is for the purchase panel. */
  readonly size?: "small" | "medium" | "large";
  /** Adds the lowest price of the last 30 days, and that tax is in it where it is. */
  readonly withNotes?: boolean;
}

const priceTag = css`
  @layer kit {
    display: grid;
    gap: 4px;
    font-variant-numeric: tabular-nums;

    & > [data-part="line"] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 4px 8px;
    }

    & [data-part="discount"] {
      padding: 2px 7px;
      border-radius: 5px;
      background: var(--color-live);
      color: var(--color-on-live);
      font-size: var(--type-12);
      font-weight: 700;
      line-height: 1.4;
    }

    & s {
      color: var(--color-text-faint);
      font-size: var(--type-13);
    }

    & [data-part="amount"] {
      color: var(--color-text);
      font-size: var(--type-14);
      font-weight: 700;
    }

    &[data-size="small"] [data-part="amount"] {
      font-size: var(--type-13);
    }

    &[data-size="large"] [data-part="amount"] {
      font-size: var(--type-24);
      letter-spacing: var(--tracking-heading);
    }

    &[data-size="large"] [data-part="discount"] {
      align-self: center;
    }

    &[data-size="large"] s,
    &[data-size="large"] [data-part="discount"] {
      font-size: var(--type-14);
    }

    & > [data-part="note"] {
      color: var(--color-text-faint);
      font-size: var(--type-12);
      line-height: 1.45;
    }
  }
`;

/** A price as the player would pay it now: floored discount, price before it, lowest price of 30 days. */
export function PriceTag({ price, size = "medium", withNotes = false }: PriceTagProps) {
  const { clock } = usePorts();
  const { countryCode } = useVisit();
  const { t: text } = useTranslation("common");
  const formats = useFormats();
  if (price === null) {
    return (
      <span className={priceTag} data-size={size}>
        <span data-part="note">{text("notPriced")}</span>
      </span>
    );
  }
  const tag = priceTagOf(price, clock.now(), countryCode);
  const show = (amount: number) => formats.price(amount, price.currency);
  return (
    <span className={priceTag} data-size={size}>
      <span data-part="line">
        {tag.kind === "discounted" && <Discount tag={tag} show={show} />}
        <bdi data-part="amount">{tag.kind === "free" ? text("free") : show(tag.amount)}</bdi>
      </span>
      {withNotes && tag.kind === "discounted" && tag.lowest30d !== null && (
        <span data-part="note">{text("lowestPrice30Days", { price: show(tag.lowest30d) })}</span>
      )}
      {withNotes && tag.kind !== "free" && price.taxIncluded && <span data-part="note">{text("taxIncluded")}</span>}
    </span>
  );
}

function Discount({
  tag,
  show,
}: {
  readonly tag: Extract<Tag, { kind: "discounted" }>;
  readonly show: (amount: number) => string;
}) {
  const { t: text } = useTranslation("common");
  const formats = useFormats();
  return (
    <>
      {tag.percentage > 0 && (
        <span data-part="discount">
          <VisuallyHidden>{text("discount")} </VisuallyHidden>
          <bdi>{formats.percent(-tag.percentage / 100)}</bdi>
        </span>
      )}
      <span>
        <VisuallyHidden>{text("regularPrice")} </VisuallyHidden>
        <s>
          <bdi>{show(tag.listAmount)}</bdi>
        </s>
        <VisuallyHidden> {text("priceNow")} </VisuallyHidden>
      </span>
    </>
  );
}
