import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import { type BoardPageProps, BoardScreen } from "./board-screen.tsx";

export { loadBoard as load } from "./board-data.ts";
export { boardHead as head } from "./board-head.ts";

/** Everything the routes of a game's boards load, in one lazy file. */
export function Page(props: BoardPageProps) {
  return (
    <>
      <BoardScreen {...props} />
      <NotifyHydrated />
    </>
  );
}
