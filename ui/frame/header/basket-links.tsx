import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { iconButtonLook } from "#ui/kit/button/icon-button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";

const link = css`
  @layer sections {
    &&& {
      position: relative;
      min-inline-size: 0;
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
      <LazyCount />
    </PageLink>
  );
}

const loadCount = () => import("./cart-count.idle.tsx");

/** Keeps favorites and cart in sync between tabs, and shows the number of cart lines. */
function LazyCount() {
  const { module } = useIdleModule(loadCount);
  return module && <module.CartCount />;
}
