import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { FAVORITES_PAGE, MAX_FAVORITES } from "#core/commerce/constants.ts";
import type { Favorite } from "#core/commerce/merge-favorites.ts";
import { type Outbox, outboxOf } from "#core/outbox/outbox.ts";
import type { KeptFavorite } from "#core/ports/favorites-gateway.ts";
import { limitReached } from "#ui/data/limit-reached.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { RequestFailureError, unwrap } from "#ui/data/request-failure-error.ts";
import { stopReads } from "#ui/data/stop-reads.ts";
import { openOnes } from "#ui/features/catalogue/queries/open-games.ts";
import { isOffline, keepForLater, outboxQuery } from "#ui/features/offline-queue/outbox.ts";
import { createGuestShelf } from "./guest-list-store.ts";

/** Topic under which tabs tell each other that favorites have changed. */
export const FAVORITES_TOPIC = "favorites";

interface FavoriteList {
  /** The latest first. */
  readonly kept: readonly KeptFavorite[];
  /** A guest's favorites that could not be merged into the player's at login. */
  readonly refused: readonly Favorite[];
}

const ID = /^[a-z0-9-]{1,64}$/;

const isSame = (one: Favorite, other: Favorite) => one.type === other.type && one.id === other.id;

const shelf = createGuestShelf<KeptFavorite>("guest-favorites", {
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
    queryFn: async ({ signal }): Promise<FavoriteList> => {
      if (userId === null) return { kept: await shelf.read(sharedStorage), refused: [] };
      const waiting = await shelf.handOver(sharedStorage, userId);
      if (waiting.length === 0) {
        const kept = unwrap(await favorites.list({ signal }));
        return { kept: withWaiting(kept, outboxOf((await scope.ports.outbox.list()) || [], userId)), refused: [] };
      }
      const merged = unwrap(await favorites.merge(waiting));
      await shelf.clear(sharedStorage, userId);
      return { kept: merged.favorites, refused: merged.refused };
    },
  });
}

/** What a page of favorites shows. */
export function favoriteDetailsQuery(scope: QueryScope, favorites: readonly Favorite[]) {
  const ids = favorites.slice(0, FAVORITES_PAGE).map(({ type, id }) => ({ type, id }));
  return queryOptions({
    queryKey: ["favorite-details", ...personalKey(scope), ids] as const,
    queryFn: async ({ signal }) => {
      const found = unwrap(await scope.ports.favorites.describe(ids, { signal }));
      return found.filter((item) => openOnes(scope, [item.type === "game" ? item.game : item.goods]).length > 0);
    },
  });
}

interface SetFavorite {
  readonly favorite: Favorite;
  /** What it is called. */
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

const MUTATION_KEY = ["set-favorite"] as const;

/**
 * Keeps a favorite or lets it go: shown at once, brought back by a refusal. Where the answer was lost, the list itself is
 * read, which tells whether the change has arrived. Without a connection it waits, and so does what comes after it.
 */
export function setFavoriteMutation(scope: QueryScope, client: QueryClient) {
  const { ports } = scope;
  const query = favoritesQuery(scope);
  const { queryKey } = query;
  const show = ({ favorite, isKept }: SetFavorite) =>
    client.setQueryData(queryKey, (list) => {
      if (list === undefined) return undefined;
      const others = list.kept.filter((kept) => !isSame(kept, favorite));
      const before = list.kept.find((kept) => isSame(kept, favorite));
      const kept = before ?? { ...favorite, keptAt: new Date(ports.clock.now()).toISOString() };
      return { ...list, kept: isKept ? (before === undefined ? [kept, ...others] : list.kept) : others };
    });
  const isWaiting = (favorite: Favorite) =>
    client
      .getQueryData(outboxQuery(scope).queryKey)
      ?.some(({ write }) => write.kind === "favorite" && isSame(write.favorite, favorite)) === true;
  const send = async ({ favorite, title, isKept }: SetFavorite): Promise<"set" | "waits"> => {
    if (userIdOf(scope) === null) return setOnDevice({ favorite, isKept });
    const wait = () => keepForLater(scope, client, { write: { kind: "favorite", favorite, isKept }, title });
    if ((isOffline() || isWaiting(favorite)) && (await wait())) return "waits";
    const result = await (isKept ? ports.favorites.keep(favorite) : ports.favorites.drop(favorite));
    if (result.ok) return "set";
    if (result.failure.kind !== "status") {
      const list = await ports.favorites.list();
      if (list.ok && list.value.some((kept) => isSame(kept, favorite)) === isKept) return "set";
      if (isOffline() && (await wait())) return "waits";
    }
    throw new RequestFailureError(result.failure);
  };
  const setOnDevice = async ({ favorite, isKept }: Omit<SetFavorite, "title">): Promise<"set"> => {
    const kept = { ...favorite, keptAt: new Date(ports.clock.now()).toISOString() };
    await shelf.change(ports.sharedStorage, (list) => {
      const others = list.filter((one) => !isSame(one, favorite));
      if (isKept && others.length >= MAX_FAVORITES) throw limitReached("favorites_full", MAX_FAVORITES);
      return isKept ? [kept, ...others] : others;
    });
    return "set";
  };
  return mutationOptions({
    mutationKey: MUTATION_KEY,
    // One after another: the last press counts.
    scope: { id: "set-favorite" },
    mutationFn: send,
    onMutate: async (change: SetFavorite) => {
      await stopReads(client, { queryKey });
      show(change);
    },
    onError: (_error, { isKept, ...change }) => {
      show({ ...change, isKept: !isKept });
    },
    onSuccess: async (_, change) => {
      ports.tabs.tell(FAVORITES_TOPIC);
      // A later press is shown already.
      if (client.isMutating({ mutationKey: MUTATION_KEY }) > 1) return;
      await stopReads(client, { queryKey });
      show(change);
    },
  });
}
