import { type QueryClient, queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { FAVORITES_PAGE, MAX_FAVORITES } from "#core/commerce/constants.ts";
import type { Favorite } from "#core/commerce/merge-favorites.ts";
import { type Result, succeed } from "#core/failures/request-failure.ts";
import { type Outbox, outboxOf } from "#core/outbox/outbox.ts";
import type { KeptFavorite } from "#core/ports/favorites-gateway.ts";
import { createGuestList } from "#ui/data/guest-list.ts";
import { limitReached } from "#ui/data/limit-reached.ts";
import { unwrapList } from "#ui/data/partial-lists.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { createWrite } from "#ui/data/write.ts";
import { openOnes } from "#ui/features/catalogue/queries/open-games.ts";

/** Topic by which tabs notify each other that favorites have changed. */
export const FAVORITES_TOPIC = "favorites";

interface FavoriteList {
  /** The latest first. */
  readonly kept: readonly KeptFavorite[];
  /** A guest's favorites that could not be merged into the player's at login. */
  readonly refused: readonly Favorite[];
}

const ID = /^[a-z0-9-]{1,64}$/;

const isSame = (one: Favorite, other: Favorite) => one.type === other.type && one.id === other.id;

const guestFavorites = createGuestList<KeptFavorite>("guest-favorites", {
  isSame,
  item: v.object({
    type: v.picklist(["game", "goods"]),
    id: v.pipe(v.string(), v.regex(ID)),
    keptAt: v.string(),
  }),
});

const userIdOf = ({ visit }: QueryScope) => visit.get().user?.userId ?? null;

/** A guest's favorites from the device; a player's own, which those of the device join at login. */
export function favoritesQuery(scope: QueryScope) {
  const { favorites, sharedStorage } = scope.ports;
  const userId = userIdOf(scope);
  return queryOptions({
    queryKey: ["favorites", userId] as const,
    queryFn: async (context): Promise<FavoriteList> => {
      if (userId === null) return { kept: await guestFavorites.read(sharedStorage), refused: [] };
      const waiting = await guestFavorites.handOver(sharedStorage, userId);
      if (waiting.length === 0) {
        const kept = unwrapList(await favorites.list({ signal: context.signal }), context);
        return { kept: withWaiting(kept, outboxOf((await scope.ports.outbox.list()) || [], userId)), refused: [] };
      }
      const merged = unwrapList(await favorites.merge(waiting), context);
      await guestFavorites.clear(sharedStorage, userId);
      return { kept: merged.favorites, refused: merged.refused };
    },
  });
}

/** Data of the favorites page. */
export function favoriteDetailsQuery(scope: QueryScope, favorites: readonly Favorite[]) {
  const ids = favorites.slice(0, FAVORITES_PAGE).map(({ type, id }) => ({ type, id }));
  return queryOptions({
    queryKey: ["favorite-details", ...personalKey(scope), ids] as const,
    queryFn: async ({ signal }) => {
      const answer = await scope.ports.favorites.describe(ids, { signal });
      const found = unwrap(answer);
      return {
        found: found.filter((item) => openOnes(scope, [item.type === "game" ? item.game : item.goods]).length > 0),
        /** Whether one of the others may exist all the same. */
        isPartial: answer.ok && answer.isPartial === true,
      };
    },
  });
}

interface SetFavorite {
  readonly favorite: Favorite;
  /** Title of the favorite. */
  readonly title: string;
  readonly isKept: boolean;
}

/** The player's favorites as they will be once everything that waits has been sent. */
function withWaiting(kept: readonly KeptFavorite[], waiting: Outbox): readonly KeptFavorite[] {
  return waiting.reduce((list, { write, writtenAtMs, conflict }) => {
    if (write.kind !== "favorite" || conflict !== null) return list;
    const others = list.filter((one) => !isSame(one, write.favorite));
    return write.isKept ? [{ ...write.favorite, keptAt: new Date(writtenAtMs).toISOString() }, ...others] : others;
  }, kept);
}

/** Keeps a favorite or lets it go, at once; the last press counts. */
export function setFavoriteMutation(scope: QueryScope, client: QueryClient) {
  const { ports } = scope;
  const { queryKey } = favoritesQuery(scope);
  const show = ({ favorite, isKept }: SetFavorite) =>
    client.setQueryData(queryKey, (list) => {
      if (list === undefined) return undefined;
      const others = list.kept.filter((kept) => !isSame(kept, favorite));
      const before = list.kept.find((kept) => isSame(kept, favorite));
      const kept = before ?? { ...favorite, keptAt: new Date(ports.clock.now()).toISOString() };
      return { ...list, kept: isKept ? (before === undefined ? [kept, ...others] : list.kept) : others };
    });
  const setOnDevice = async ({ favorite, isKept }: SetFavorite): Promise<Result<null>> => {
    const kept = { ...favorite, keptAt: new Date(ports.clock.now()).toISOString() };
    await guestFavorites.change(ports.sharedStorage, (list) => {
      const others = list.filter((one) => !isSame(one, favorite));
      if (isKept && others.length >= MAX_FAVORITES) throw limitReached("favorites_full", MAX_FAVORITES);
      return isKept ? [kept, ...others] : others;
    });
    return succeed(null);
  };
  return createWrite<unknown, SetFavorite, unknown>(scope, client, {
    key: ["set-favorite"],
    inOrder: true,
    changes: [{ queryKey }],
    send: (change) => {
      if (userIdOf(scope) === null) return setOnDevice(change);
      return change.isKept ? ports.favorites.keep(change.favorite) : ports.favorites.drop(change.favorite);
    },
    readBack:
      ({ favorite, isKept }) =>
      async () => {
        const list = await ports.favorites.list();
        return list.ok && list.value.some((kept) => isSame(kept, favorite)) === isKept ? null : undefined;
      },
    offline: {
      entry: ({ favorite, isKept, title }) => ({ write: { kind: "favorite", favorite, isKept }, title }),
      queued: null,
      isBehind: ({ write }, { favorite }) => write.kind === "favorite" && isSame(write.favorite, favorite),
    },
    optimistic: show,
    undo: ({ isKept, ...change }) => show({ ...change, isKept: !isKept }),
    onResult: () => ports.tabs.announce(FAVORITES_TOPIC),
    apply: (_, change) => show(change),
  });
}
