import { type ReactNode, Suspense } from "react";
import type { AgeRating } from "#core/catalogue/game.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { lazyComponent } from "#ui/kit/lazy/lazy-component.tsx";
import { useHydrated } from "#ui/kit/local-time/use-hydrated.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { ageToAskFor } from "./age-to-ask-for.ts";

interface AgeGateProps {
  /** Title of the content behind the gate. */
  readonly title: string;
  /** `null` if they are not known: then it is for adults. */
  readonly ratings: readonly AgeRating[] | null;
  readonly children: ReactNode;
}

/** In browsers only: few games need it, and its styles would be on the pages of all of them. */
const AgeGatePanel = lazyComponent(async () => (await import("./age-gate-panel.tsx")).AgeGatePanel);

/** Shows content for adults after a check of the player's age, by the rules of the player's country. */
export function AgeGate({ title, ratings, children }: AgeGateProps) {
  const needed = ageToAskFor(ratings, useVisit());
  const isHydrated = useHydrated();
  if (needed === null) return children;
  const placeholder = <Skeleton height="68dvh" shape="block" />;
  if (!isHydrated) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <AgeGatePanel title={title} ratings={ratings} needed={needed} />
    </Suspense>
  );
}
