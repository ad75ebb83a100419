import { memo } from "react";
import { isClosedToWeb } from "#core/navigation/is-closed-to-web.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { LazySection } from "#ui/kit/lazy/lazy-section.tsx";
import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";
import { NotFoundScreen } from "#ui/patterns/failures/not-found-screen.tsx";

const PopularGames = lazyWithPreload(async () => (await import("./popular-games.tsx")).PopularGames);

const GamesPart = memo(function GamesPart() {
  return (
    <LazySection preload={PopularGames.preload} fallback={null}>
      <PopularGames />
    </LazySection>
  );
});

/** Screen for an unknown address: a way back to the store, and popular games where there is a store. */
export function UnknownAddress() {
  const { shell } = useVisit();
  const { region } = usePorts().configuration;
  return (
    <>
      <NotFoundScreen />
      {!isClosedToWeb({ shell, region }) && <GamesPart />}
    </>
  );
}
