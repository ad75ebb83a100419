import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { FAVORITES_MAX, FAVORITES_PAGE } from "#core/commerce/constants.ts";
import type { Favorite } from "#core/commerce/merge-favorites.ts";
import { useFormats } from "#ui/i18n/use-formats.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { favoritesQuery } from "#ui/queries/favorites.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { Emblem } from "#ui/sections/emblem/emblem.tsx";
import { FailureNote } from "#ui/sections/failure-note/failure-note.tsx";
import { useSignInAddress } from "#ui/sections/sign-in/use-sign-in-address.ts";
import { StatePanel } from "#ui/sections/state-panel/state-panel.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { QueryFailure } from "../failures/query-failure.tsx";
import { FavoriteItem } from "./favorite-item.tsx";
import { useFavoriteDetails } from "./use-favorite-details.ts";

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

    & > [data-part="head"] > div {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 4px var(--space-4);
    }

    & h1 {
      font-size: var(--type-32);
      font-weight: 800;
      line-height: var(--leading-heading);
      letter-spacing: var(--tracking-heading);
    }

    & [data-part="count"],
    & [data-part="head"] > p {
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

      & h1 {
        font-size: var(--type-24);
      }

      & [data-part="grid"][data-shape="game"] {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: var(--space-6) var(--space-3);
      }
    }
  }
`;

/** What the player keeps in mind: `/favorite`. */
export function FavoritesScreen() {
  const text = useText("cart");
  const formats = useFormats();
  const favorites = useQuery({ ...favoritesQuery(useQueryScope()), refetchOnMount: "always" });
  const { data } = favorites;
  if (data === undefined && favorites.isError) {
    return <QueryFailure kind="page" error={favorites.error} onRefresh={() => void favorites.refetch()} />;
  }
  if (data === undefined) return <FavoritesSkeleton />;
  const { kept, refused } = data;
  const count = refused.length;
  return (
    <Frame
      count={kept.length}
      note={
        count > 0 && (
          <p role="status">
            {text("refusedFavorites", {
              count,
              number: formats.number(count),
              maximum: formats.number(FAVORITES_MAX),
            })}
          </p>
        )
      }
    >
      {favorites.isRefetchError && (
        <FailureNote
          error={favorites.error}
          isRetrying={favorites.isFetching}
          onRetry={() => void favorites.refetch()}
        />
      )}
      {kept.length === 0 ? (
        <StatePanel
          kind="component"
          emblem={<Emblem name="empty" />}
          title={text("noFavoritesTitle")}
          actions={
            <ButtonLink to="/" search={{ view: "all" }}>
              {text("browseGames")}
            </ButtonLink>
          }
        >
          {text("noFavoritesText")}
        </StatePanel>
      ) : (
        <>
          <Kind type="game" favorites={kept} />
          <Kind type="goods" favorites={kept} />
        </>
      )}
    </Frame>
  );
}

interface FrameProps {
  readonly count: number;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ count, note, children }: FrameProps) {
  const text = useText("cart");
  const common = useText("common");
  const formats = useFormats();
  const { user } = useVisit();
  const signIn = useSignInAddress();
  return (
    <div className={page}>
      <div data-part="head">
        <div>
          <h1>{text("favoritesTitle")}</h1>
          {count > 0 && (
            <span data-part="count">{text("favoriteCount", { count, number: formats.number(count) })}</span>
          )}
        </div>
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

interface KindProps {
  readonly type: Favorite["type"];
  /** Favorites of every kind. */
  readonly favorites: readonly Favorite[];
}

/** The favorites of one kind, 20 at first. */
function Kind({ type, favorites }: KindProps) {
  const text = useText("cart");
  const [pages, setPages] = useState(1);
  const all = favorites.filter((favorite) => favorite.type === type);
  const shown = all.slice(0, pages * FAVORITES_PAGE);
  const details = useFavoriteDetails(shown);
  if (all.length === 0) return null;
  const headingId = `favorite-${type}`;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{text(type === "game" ? "gamesOnly" : "goodsOnly")}</h2>
      {details.error !== null && (
        <FailureNote error={details.error} isRetrying={details.isFetching} onRetry={details.retry} />
      )}
      <ul data-part="grid" data-shape={type}>
        {shown.map((favorite) => (
          <li key={favorite.id}>
            <FavoriteItem favorite={favorite} details={details.of(favorite)} />
          </li>
        ))}
      </ul>
      {shown.length < all.length && (
        <div data-part="more">
          <Button variant="outlineSecondary" onClick={() => setPages(pages + 1)}>
            {text("moreFavorites")}
          </Button>
        </div>
      )}
    </section>
  );
}

const PLACES = ["a", "b", "c", "d", "e"] as const;

function FavoritesSkeleton() {
  const text = useText("cart");
  return (
    <Frame count={0}>
      <section role="status" aria-busy="true" aria-label={text("loadingFavorites")}>
        <Skeleton width="120px" height="30px" />
        <div data-part="grid" data-shape="game">
          {PLACES.map((place) => (
            <Skeleton key={place} ratio="3 / 4" shape="block" />
          ))}
        </div>
      </section>
    </Frame>
  );
}
