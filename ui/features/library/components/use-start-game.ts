import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { GameCode } from "#core/catalogue/game.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { loadOnce } from "#ui/kit/lazy/load-once.ts";

const loadRecordStart = loadOnce(() => import("#ui/features/library/queries/record-start.ts"));

interface GameStart {
  readonly look: "idle" | "busy" | "failed";
  readonly start: () => Promise<void>;
}

/** Starts a game through the launcher, and notes the start in the player's library. */
export function useStartGame(gameCode: GameCode): GameStart {
  const { launcher } = usePorts();
  const { user } = useVisit();
  const scope = useQueryScope();
  const client = useQueryClient();
  const [look, setLook] = useState<GameStart["look"]>("idle");
  const start = async () => {
    setLook("busy");
    const answer = await launcher.calls.goToNGP(gameCode);
    setLook(answer.ok ? "idle" : "failed");
    if (!answer.ok || user === null) return;
    loadRecordStart().then(
      ({ recordStart }) => recordStart(scope, client, gameCode),
      // A start that is not noted takes nothing from the player.
      () => undefined,
    );
  };
  return { look, start };
}
