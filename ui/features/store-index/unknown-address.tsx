import { isClosedToWeb } from "#core/navigation/is-closed-to-web.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { NotFoundScreen } from "#ui/patterns/failures/not-found-screen.tsx";
import { PopularGames } from "./popular-games.tsx";

/** Screen for an unknown address: a way back to the store, and popular games where there is a store. */
export function UnknownAddress() {
  const { shell } = useVisit();
  const { region } = usePorts().configuration;
  return (
    <>
      <NotFoundScreen />
      {!isClosedToWeb({ shell, region }) && <PopularGames />}
    </>
  );
}
