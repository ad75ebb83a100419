import { lazy, type ReactNode, Suspense } from "react";
import type { AgeRating } from "#core/catalogue/game.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useHydrated } from "#ui/kit/local-time/use-hydrated.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { ageToAskFor } from "./age-to-ask-for.ts";

interface AgeGateProps {
  /** What is behind the gate. */
  readonly title: string;
  readonly ratings: readonly AgeRating[];
  readonly children: ReactNode;
}

/** In browsers only: few games need it, and its styles would be on the pages of all of them. */
const AgeGatePanel = lazy(() => import("./age-gate-panel.tsx"));

/** Shows what is for adults to those who have said that they are, by the rules of the player's country. */
export function AgeGate({ title, ratings, children }: AgeGateProps) {
  const needed = ageToAskFor(ratings, useVisit());
  const isHydrated = useHydrated();
  if (needed === null) return children;
  const place = <Skeleton height="68dvh" shape="block" />;
  if (!isHydrated) return place;
  return (
    <Suspense fallback={place}>
      <AgeGatePanel title={title} ratings={ratings} needed={needed} />
    </Suspense>
  );
}
