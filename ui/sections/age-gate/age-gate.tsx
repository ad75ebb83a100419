import { lazy, type ReactNode, Suspense } from "react";
import { ageGateOf } from "#core/catalogue/age-gate.ts";
import type { AgeRating } from "#core/catalogue/game.ts";
import { useHydrated } from "#ui/kit/local-time/use-hydrated.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { useVisit } from "#ui/visit/visit-context.tsx";

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
  const { countryCode, age = -1 } = useVisit();
  const isHydrated = useHydrated();
  const needed = ageGateOf(ratings, countryCode);
  if (needed === null || age >= needed) return children;
  const place = <Skeleton height="68dvh" shape="block" />;
  if (!isHydrated) return place;
  return (
    <Suspense fallback={place}>
      <AgeGatePanel title={title} ratings={ratings} needed={needed} />
    </Suspense>
  );
}
