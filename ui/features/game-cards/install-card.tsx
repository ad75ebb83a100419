import { useTranslation } from "react-i18next";
import type { GameSummary } from "#core/catalogue/game.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { mediaOf } from "#ui/patterns/media/media-of.ts";
import { cardLook } from "./card-look.ts";

const INSTALL_SIZES = "(max-width: 639px) 72vw, (max-width: 959px) 42vw, (max-width: 1259px) 32vw, 340px";

/** A game that can be installed before it opens: how much there is to download, and when one can play. */
export function InstallCard({ game }: { readonly game: GameSummary }) {
  const { t: text } = useTranslation("store");
  const formats = useFormats();
  return (
    <PageLink to={buildPath("game", { gameCode: game.gameCode })} className={cardLook}>
      <span data-part="picture">
        <Picture
          media={mediaOf(game.media, "wide", "hero")}
          ratio="16 / 9"
          sizes={INSTALL_SIZES}
          alt=""
          palette={game.palette}
          title={game.title}
        />
      </span>
      <span data-part="words">
        <h3 data-part="title" lang={game.textLocale}>
          {game.title}
        </h3>
        <span data-part="meta">
          {game.preInstall !== null && (
            <span data-part="live">{text("preInstallSize", { size: formats.bytes(game.preInstall.sizeBytes) })}</span>
          )}
        </span>
        {game.releaseAt !== null && (
          <span data-part="note">
            {text("opensOn")} <LocalTime instant={game.releaseAt} form="release" />
          </span>
        )}
      </span>
    </PageLink>
  );
}
