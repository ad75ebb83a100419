import { css } from "@linaria/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { GameCode, GameSummary } from "#core/catalogue/game.ts";
import type { Goods } from "#core/catalogue/goods.ts";
import { playStartOf } from "#core/catalogue/play-start.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useCallToAction } from "#ui/features/catalogue/components/use-call-to-action.ts";
import { bundlePartsQuery } from "#ui/features/catalogue/queries/bundle-parts.ts";
import { gameQuery } from "#ui/features/catalogue/queries/game.ts";
import { ReleaseTime } from "#ui/kit/local-time/release-time.tsx";

const note = css`
  @layer sections {
    display: block;
    color: var(--color-text-quiet);
    font-size: var(--type-13);
    line-height: 1.45;

    & > bdi {
      font-weight: 600;
    }
  }
`;

interface PlayStartProps {
  readonly goods: Goods;
  /** Only what a date beside it does not say: that there is none, or that the game is not for this country. */
  readonly isUndatedOnly?: boolean;
}

/** Says of goods that cannot be played yet when they can be; of a bundle part by part. Says nothing where all can be played. */
export function PlayStart({ goods, isUndatedOnly = false }: PlayStartProps) {
  const { data: parts = [] } = useQuery(bundlePartsQuery(useQueryScope(), goods));
  if (goods.contentType !== "BUNDLE") return <GameStart gameCode={goods.gameCode} isUndatedOnly={isUndatedOnly} />;
  const byGame = new Map(parts.toReversed().map((part) => [part.gameCode, part.title]));
  return [...byGame]
    .reverse()
    .map(([gameCode, title]) => (
      <GameStart key={gameCode} gameCode={gameCode} title={title} isUndatedOnly={isUndatedOnly} />
    ));
}

interface GameStartProps {
  readonly gameCode: GameCode;
  /** Which part of a bundle it is about. */
  readonly title?: string;
  readonly isUndatedOnly: boolean;
}

function GameStart({ gameCode, ...rest }: GameStartProps) {
  const { data: game } = useQuery(gameQuery(useQueryScope(), useQueryClient(), gameCode));
  return game === undefined ? null : <Start game={game} {...rest} />;
}

function Start({ game, title, isUndatedOnly }: Omit<GameStartProps, "gameCode"> & { readonly game: GameSummary }) {
  const { t: text } = useTranslation("basket");
  const start = playStartOf(useCallToAction(game));
  if (start.kind === "playable" || start.kind === "unknown" || (isUndatedOnly && start.kind === "opens")) return null;
  return (
    <span className={note}>
      {title !== undefined && (
        <>
          <bdi>{title}</bdi>{" "}
        </>
      )}
      {start.kind === "opens" && (
        <>
          {text("playOpensOn")} <ReleaseTime instant={start.opensAt} />
        </>
      )}
      {start.kind === "no_date" && text("playNoDate")}
      {start.kind === "not_here" && text("playNotHere")}
    </span>
  );
}
