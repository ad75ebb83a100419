import { useQueries } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { FAVORITES_PAGE } from "#core/commerce/constants.ts";
import type { Favorite } from "#core/commerce/merge-favorites.ts";
import type { FavoriteDetails } from "#core/ports/favorites-gateway.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { favoriteDetailsQuery } from "#ui/features/favorites/queries/favorites.ts";

const keyOf = ({ type, id }: Favorite) => `${type}:${id}`;

interface KnownDetails {
  /** `undefined` while loading and if it could not be read; `null` if the store no longer has it. */
  readonly of: (favorite: Favorite) => FavoriteDetails | null | undefined;
  /** Error of the first answer that did not come. */
  readonly error: unknown;
  /** Details of some could not be read. */
  readonly isPartial: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** Details of the shown favorites: each is a query of its own, so that removing one does not refetch the others. */
export function useFavoriteDetails(shown: readonly Favorite[]): KnownDetails {
  const scope = useQueryScope();
  const [asked, setAsked] = useState<readonly (readonly Favorite[])[]>([]);
  const known = new Set(asked.flat().map(keyOf));
  const missing = shown.filter((favorite) => !known.has(keyOf(favorite)));
  const missingKey = missing.map(keyOf).join(",");

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the missing entries, whose array is new each time.
  useEffect(() => {
    if (missing.length === 0) return;
    const pages: Favorite[][] = [];
    for (let at = 0; at < missing.length; at += FAVORITES_PAGE) pages.push(missing.slice(at, at + FAVORITES_PAGE));
    setAsked((before) => [...before, ...pages]);
  }, [missingKey]);

  const answers = useQueries({ queries: asked.map((page) => favoriteDetailsQuery(scope, page)) });
  const details = new Map(answers.flatMap(({ data }) => data?.found ?? []).map((one) => [keyOf(one), one]));
  const answered = new Set(
    asked.flatMap((page, at) => (answers[at]?.data?.isPartial === false ? page.map(keyOf) : [])),
  );
  const failed = answers.filter(({ isError }) => isError);
  return {
    of: (favorite) => details.get(keyOf(favorite)) ?? (answered.has(keyOf(favorite)) ? null : undefined),
    error: failed[0]?.error ?? null,
    isPartial: answers.some(({ data }) => data?.isPartial === true),
    isFetching: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
