import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { iconButtonLook } from "#ui/kit/button/icon-button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { useIdleCode } from "#ui/kit/lazy/use-idle-code.ts";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";

const link = css`
  @layer sections {
    &&& {
      position: relative;
      min-inline-size: 0;
    }

    & > [data-part="number"] {
      position: absolute;
      inset-block-start: 2px;
      inset-inline-end: 2px;
      min-inline-size: 18px;
      padding-inline: 5px;
      border-radius: var(--radius-pill);
      background: var(--color-primary);
      color: var(--color-on-primary);
      font-size: 11px;
      font-weight: 700;
      font-variant-numeric: tabular-nums;
      line-height: 18px;
      text-align: center;
    }
  }
`;

/** Links to favorites and to the cart. The number of cart lines is shown after hydration. */
export function FavoritesLink() {
  const { t: text } = useTranslation("common");
  return (
    <PageLink to={buildPath("favorite", {})} className={`${iconButtonLook} ${link}`} title={text("favorites")}>
      <Icon name="heart" />
      <VisuallyHidden>{text("favorites")}</VisuallyHidden>
    </PageLink>
  );
}

export function CartLink() {
  const { t: text } = useTranslation("common");
  return (
    <PageLink to={buildPath("cart", {})} className={`${iconButtonLook} ${link}`} title={text("cart")}>
      <Icon name="cart" />
      <VisuallyHidden>{text("cart")}</VisuallyHidden>
      <LateCount />
    </PageLink>
  );
}

const loadCount = async () => {
  const { CartCount } = await import("./cart-count.tsx");
  return { CartCount };
};

/** What keeps favorites and cart in step, with the number on the sign. */
function LateCount() {
  const code = useIdleCode(loadCount);
  return code && <code.CartCount />;
}
