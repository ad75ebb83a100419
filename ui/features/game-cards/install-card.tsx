import { useTranslation } from "react-i18next";
import type { GameSummary } from "#core/catalogue/game.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useCallNow } from "#ui/features/catalogue/components/use-call-to-action.ts";
import { ReleaseTime } from "#ui/kit/local-time/release-time.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { cardLook } from "./card-look.ts";
import { LazyCardMarks } from "./lazy-card-marks.tsx";
import { WideCardPicture } from "./wide-card-picture.tsx";

/** A game that can be installed before it opens: how much there is to download, and when one can play. */
export function InstallCard({ game }: { readonly game: GameSummary }) {
  const { t: text } = useTranslation("store");
  const formats = useFormats();
  const { call, isJustReleased } = useCallNow(game);
  const isOut = call.kind === "launched";
  return (
    <PageLink to={buildPath("game", { gameCode: game.gameCode })} className={cardLook}>
      <WideCardPicture game={game}>
        <LazyCardMarks game={game} call={call} isJustReleased={isJustReleased} />
      </WideCardPicture>
      <span data-part="words">
        <h3 data-part="title" lang={game.textLocale}>
          {game.title}
        </h3>
        <span data-part="meta">
          {isOut && <span data-part="live">{text("outNow")}</span>}
          {!isOut && game.preInstall !== null && (
            <span data-part="live">{text("preInstallSize", { size: formats.bytes(game.preInstall.sizeBytes) })}</span>
          )}
        </span>
        {!isOut && game.releaseAt && (
          <span data-part="note">
            {text("opensOn")} <ReleaseTime instant={game.releaseAt} />
          </span>
        )}
      </span>
    </PageLink>
  );
}
