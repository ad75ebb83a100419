import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FAVORITES_PAGE, MAX_FAVORITES } from "#core/commerce/constants.ts";
import type { Favorite } from "#core/commerce/merge-favorites.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { favoritesQuery } from "#ui/features/favorites/queries/favorites.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Emblem } from "#ui/patterns/emblem/emblem.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import { OwnContent } from "#ui/patterns/plain-page/own-content.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { FavoriteItem } from "./favorite-item.tsx";
import { FavoritesFrame, FavoritesSkeleton } from "./favorites-frame.tsx";
import { useFavoriteDetails } from "./use-favorite-details.ts";

/** Favorites: `/favorite`. */
export function FavoritesScreen() {
  return (
    <OwnContent frame={(content) => <FavoritesFrame count={0}>{content}</FavoritesFrame>}>
      <Favorites />
    </OwnContent>
  );
}

function Favorites() {
  const { t: text } = useTranslation("cart");
  const formats = useFormats();
  const query = favoritesQuery(useQueryScope());
  const favorites = useQuery({ ...query, refetchOnMount: "always" });
  const { data } = favorites;
  if (data === undefined && favorites.isError) {
    return <QueryFailure kind="page" isList error={favorites.error} onRefresh={() => void favorites.refetch()} />;
  }
  if (data === undefined) return <FavoritesSkeleton />;
  const { kept, refused } = data;
  const count = refused.length;
  return (
    <FavoritesFrame
      count={kept.length}
      note={
        count > 0 && (
          <p role="status">
            {text("refusedFavorites", {
              count,
              number: formats.number(count),
              maximum: formats.number(MAX_FAVORITES),
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
      <PartialNote queryKey={query.queryKey} />
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
    </FavoritesFrame>
  );
}

interface KindProps {
  readonly type: Favorite["type"];
  /** Favorites of every kind. */
  readonly favorites: readonly Favorite[];
}

/** The favorites of one kind, 20 at first. */
function Kind({ type, favorites }: KindProps) {
  const { t: text } = useTranslation("cart");
  const { t: common } = useTranslation("common");
  const [pages, setPages] = useState(1);
  const all = favorites.filter((favorite) => favorite.type === type);
  const shown = all.slice(0, pages * FAVORITES_PAGE);
  const details = useFavoriteDetails(shown);
  // What could not be loaded is reported once above, so the affected entries stop loading.
  const there =
    details.error === null && !details.isPartial
      ? shown
      : shown.filter((favorite) => details.of(favorite) !== undefined);
  if (all.length === 0) return null;
  const headingId = `favorite-${type}`;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{text(type === "game" ? "gamesOnly" : "goodsOnly")}</h2>
      {details.error !== null && (
        <FailureNote error={details.error} isRetrying={details.isFetching} onRetry={details.retry} />
      )}
      {details.isPartial && <p role="status">{common("listCut")}</p>}
      <ul data-part="grid" data-shape={type}>
        {there.map((favorite) => (
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
