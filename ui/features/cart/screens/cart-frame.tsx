import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { ListHeading } from "#ui/patterns/list-heading/list-heading.tsx";
import { UP_TO_TABLET } from "#ui/theme/breakpoints.ts";

const page = css`
  @layer screens {
    display: grid;
    gap: var(--space-6);
    max-inline-size: 1200px;
    margin-inline: auto;
    padding: var(--space-10) var(--gutter) var(--space-16);

    & > [data-part="columns"] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(280px, 340px);
      gap: var(--space-8);
      align-items: start;
    }

    & [data-part="lists"] {
      display: grid;
      gap: var(--space-10);
      min-inline-size: 0;
    }

    & [data-part="lists"] h2 {
      font-size: var(--type-20);
      font-weight: 700;
      letter-spacing: var(--tracking-heading);
    }

    & [data-part="lists"] header > p {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }

    & [data-part="lists"] > section {
      display: grid;
      gap: var(--space-4);
    }

    & aside {
      position: sticky;
      inset-block-start: calc(var(--sticky-header) + var(--space-6));
    }

    @media ${UP_TO_TABLET} {
      padding-block-start: var(--space-6);

      & > [data-part="columns"] {
        grid-template-columns: minmax(0, 1fr);
      }

      & aside {
        position: static;
      }
    }
  }
`;

interface CartFrameProps {
  /** `null` where there is nothing to count. */
  readonly count: number | null;
  readonly notes?: ReactNode;
  readonly children: ReactNode;
}

/** Heading of the cart and what lies below it. */
export function CartFrame({ count, notes, children }: CartFrameProps) {
  const { t: text } = useTranslation("cart");
  const formats = useFormats();
  return (
    <div className={page}>
      <ListHeading
        id="cart-title"
        title={text("cartTitle")}
        count={count === null ? null : text("itemCount", { count, number: formats.number(count) })}
      />
      {notes}
      {children}
    </div>
  );
}

/** Skeleton of the cart while it loads. */
export function CartSkeleton() {
  const { t: text } = useTranslation("cart");
  return (
    <CartFrame count={null}>
      <div data-part="columns" role="status" aria-busy="true" aria-label={text("loadingCart")}>
        <div data-part="lists">
          <div style={{ display: "grid", gap: "var(--space-3)" }}>
            <Skeleton height="142px" shape="block" />
            <Skeleton height="142px" shape="block" />
          </div>
        </div>
        <Skeleton height="220px" shape="block" />
      </div>
    </CartFrame>
  );
}
