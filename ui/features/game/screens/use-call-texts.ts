import { useTranslation } from "react-i18next";
import type { CallToAction } from "#core/catalogue/call-to-action.ts";
import type { GameSummary } from "#core/catalogue/game.ts";
import { instantToMs } from "#core/catalogue/instant-to-ms.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";

const DAY_MS = 86_400_000;

interface CallWords {
  /** Release state of the game in two or three words. */
  readonly stage: string;
  /** Why there is nothing to do and what will help; `null` where there is something to do. */
  readonly explanation: string | null;
}

/** Texts for the release stage of a game. */
export function useCallTexts(call: CallToAction, game: Pick<GameSummary, "releaseAt">): CallWords {
  const { t: text } = useTranslation("game");
  const { countryName } = useFormats();
  const { clock } = usePorts();
  const { countryCode } = useVisit();

  switch (call.kind) {
    case "ended":
      return { stage: text("stageEnded"), explanation: text("explainEnded") };
    case "elsewhere": {
      const country = countryName(countryCode);
      return { stage: text("stageElsewhere", { country }), explanation: text("explainElsewhere", { country }) };
    }
    case "announced":
      return { stage: text("stageAnnounced"), explanation: text("explainAnnounced") };
    case "launched": {
      const releaseMs = instantToMs(game.releaseAt);
      const isToday = releaseMs !== null && clock.now() - releaseMs < DAY_MS;
      return { stage: text(isToday ? "stageLaunchedToday" : "stageLaunched"), explanation: null };
    }
    case "unknown":
      return { stage: text("goodsBlocked"), explanation: null };
    case "countdown":
      return { stage: text("stageCountdown"), explanation: null };
    case "coming": {
      const isOpen = call.preInstall !== null && call.preInstall.openAt === null;
      const isExplained = call.preInstall === null && call.releaseAt !== undefined;
      const explanation = isExplained ? text(call.releaseAt ? "explainComing" : "explainNoDate") : null;
      return { stage: text(isOpen ? "stagePreInstall" : "stageComing"), explanation };
    }
  }
}
