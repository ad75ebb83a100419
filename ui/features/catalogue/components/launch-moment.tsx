import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { CallToAction } from "#core/catalogue/call-to-action.ts";
import type { GameCode, GameSummary } from "#core/catalogue/game.ts";
import { useAnnouncer } from "#ui/kit/announcer/announcer.tsx";
import { Burst } from "#ui/kit/burst/burst.tsx";

export interface LaunchMomentProps {
  readonly game: Pick<GameSummary, "gameCode" | "title">;
  readonly call: CallToAction;
}

/** All open pages see a release in the same second: their requests spread over this time. */
const SPREAD_MS = 10_000;

/** Games whose release the page has dealt with: more than one card may show the same game. */
const handled = new WeakMap<QueryClient, { readonly refreshed: Set<GameCode>; readonly announced: Set<GameCode> }>();

function handledBy(client: QueryClient) {
  const known = handled.get(client) ?? { refreshed: new Set(), announced: new Set() };
  handled.set(client, known);
  return known;
}

/** Celebrates a launch, reads it to screen readers, and requests what the release has changed: goods and countries. */
export function LaunchMoment({ game: { gameCode, title }, call }: LaunchMomentProps) {
  const { t: text } = useTranslation("store");
  const client = useQueryClient();
  const announce = useAnnouncer();
  const isLaunched = call.kind === "launched";

  useEffect(() => {
    const { refreshed } = handledBy(client);
    if (refreshed.has(gameCode)) return;
    refreshed.add(gameCode);
    setTimeout(() => {
      void client.invalidateQueries({
        predicate: ({ queryKey }) => ["game", "goods"].includes(String(queryKey[0])) && queryKey.at(-1) === gameCode,
      });
    }, Math.random() * SPREAD_MS);
  }, [client, gameCode]);

  useEffect(() => {
    const { announced } = handledBy(client);
    if (!isLaunched || announced.has(gameCode)) return;
    announced.add(gameCode);
    announce(text("launchedNow", { title }));
  }, [announce, client, gameCode, isLaunched, text, title]);

  return isLaunched && <Burst />;
}
