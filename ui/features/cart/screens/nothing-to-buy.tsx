import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";

const card = css`
  @layer screens {
    display: grid;
    gap: var(--space-4);
    padding: var(--space-6);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    & h2 {
      font-size: var(--type-20);
      font-weight: 700;
    }

    & p {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.5;
    }
  }
`;

/** In place of the checkout of a cart in which nothing can be bought now. */
export function NothingToBuy({ isGuest }: { readonly isGuest: boolean }) {
  const { t: text } = useTranslation("cart");
  return (
    <aside className={card} aria-label={text("summary")}>
      <h2>{text("summary")}</h2>
      <p>{text("nothingToBuy")}</p>
      {isGuest && <p>{text("guestCart")}</p>}
    </aside>
  );
}
