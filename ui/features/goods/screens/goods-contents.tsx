import { css } from "@linaria/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Goods } from "#core/catalogue/goods.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";

const contents = css`
  @layer screens {
    display: grid;
    gap: var(--space-5);

    & > h2 {
      font-size: var(--type-24);
      font-weight: 700;
      line-height: var(--leading-heading);
      letter-spacing: var(--tracking-heading);
    }

    & > ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
      gap: var(--space-3) var(--space-6);
    }

    & li {
      display: grid;
      grid-template-columns: 20px minmax(0, 1fr) auto;
      gap: var(--space-3);
      align-items: start;
      line-height: 1.45;
    }

    & li > svg {
      margin-block-start: 2px;
      color: var(--color-primary-text);
    }

    & li > [data-part="quantity"] {
      color: var(--color-text-quiet);
      font-variant-numeric: tabular-nums;
    }
  }
`;

/** List of the contents. */
export function GoodsContents({ goods }: { readonly goods: Goods }) {
  const { t: text } = useTranslation("goods");
  const { number } = useFormats();
  const { locale } = useVisit();
  const titleId = useId();
  if (goods.contents.length === 0) return null;
  return (
    <section className={contents} aria-labelledby={titleId}>
      <h2 id={titleId}>{text("contents")}</h2>
      <ul>
        {goods.contents.map(({ label, quantity }) => (
          <li key={label}>
            <Icon name="check" size={18} />
            <span lang={goods.textLocale === locale ? undefined : goods.textLocale} dir="auto">
              {label}
            </span>
            {quantity > 1 && <span data-part="quantity">× {number(quantity)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
