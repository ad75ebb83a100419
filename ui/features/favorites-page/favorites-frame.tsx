import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { ListHeading } from "#ui/patterns/list-heading/list-heading.tsx";
import { useSignInAddress } from "#ui/patterns/sign-in/use-sign-in-address.ts";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

const page = css`
  @layer screens {
    display: grid;
    gap: var(--space-8);
    max-inline-size: var(--content-width);
    margin-inline: auto;
    padding: var(--space-10) var(--gutter) var(--space-20);

    & > [data-part="head"] {
      display: grid;
      gap: var(--space-2);
    }

    & > [data-part="head"] > p {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }

    & > section {
      display: grid;
      gap: var(--space-5);
      min-inline-size: 0;
    }

    & h2 {
      font-size: var(--type-20);
      font-weight: 700;
      letter-spacing: var(--tracking-heading);
    }

    & [data-part="grid"] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr));
      gap: var(--space-8) var(--space-4);
    }

    & [data-part="grid"][data-shape="goods"] {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 264px), 1fr));
    }

    & [data-part="more"] {
      display: grid;
      justify-items: center;
    }

    @media ${UP_TO_PHONE} {
      padding-block-start: var(--space-6);

      & [data-part="grid"][data-shape="game"] {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: var(--space-6) var(--space-3);
      }
    }
  }
`;

interface FavoritesFrameProps {
  readonly count: number;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Heading of the favorites and what lies below it. */
export function FavoritesFrame({ count, note, children }: FavoritesFrameProps) {
  const { t: text } = useTranslation("cart");
  const { t: common } = useTranslation("common");
  const formats = useFormats();
  const { user } = useVisit();
  const signIn = useSignInAddress();
  return (
    <div className={page}>
      <div data-part="head">
        <ListHeading
          title={text("favoritesTitle")}
          count={count > 0 ? text("favoriteCount", { count, number: formats.number(count) }) : null}
        />
        {user === null && count > 0 && (
          <p>
            {text("guestFavorites")} <TextLink href={signIn}>{common("signIn")}</TextLink>
          </p>
        )}
        {note}
      </div>
      {children}
    </div>
  );
}

const SKELETON_KEYS = ["a", "b", "c", "d", "e"] as const;

/** Skeleton of the favorites while they load. */
export function FavoritesSkeleton() {
  const { t: text } = useTranslation("cart");
  return (
    <FavoritesFrame count={0}>
      <section role="status" aria-busy="true" aria-label={text("loadingFavorites")}>
        <Skeleton width="120px" height="30px" />
        <div data-part="grid" data-shape="game">
          {SKELETON_KEYS.map((key) => (
            <Skeleton key={key} ratio="3 / 4" shape="block" />
          ))}
        </div>
      </section>
    </FavoritesFrame>
  );
}
