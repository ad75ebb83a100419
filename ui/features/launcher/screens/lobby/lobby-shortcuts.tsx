import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { Game } from "#core/catalogue/game.ts";
import type { LobbyKind } from "#core/lobby/lobby-kind.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useShowGameBoard } from "#ui/features/boards/popups/use-show-game-board.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { CafeNote } from "./cafe-note.tsx";
import { OwnCharacter } from "./own-character.tsx";

const shortcuts = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    inline-size: 100%;

    & > :is(a, button) {
      display: inline-flex;
      align-items: center;
      gap: var(--space-2);
      min-block-size: 44px;
      padding-inline: var(--space-4);
      border-radius: var(--radius-control);
      color: inherit;
      font-weight: 600;
      text-decoration: none;
      transition: background-color var(--press);
    }

    & > [data-part="player"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2) var(--space-5);
      min-inline-size: 0;
      margin-inline-start: auto;
    }

    & > :is(a, button):hover {
      background: rgb(255 255 255 / 12%);
    }
  }
`;

interface LobbyShortcutsProps {
  readonly game: Game;
  readonly kind: LobbyKind;
}

/**
 * Where players of a launched game go on to: boards open over the lobby; coupons, mini game and rewards beside it. Those who
 * test a game are shown neither what is sold nor what is given away.
 */
export function LobbyShortcuts({ game, kind }: LobbyShortcutsProps) {
  const { t: text } = useTranslation("launcher");
  const { gameCode } = game;
  const showBoards = useShowGameBoard();
  return (
    <nav className={shortcuts} aria-label={text("shortcuts")}>
      {kind === "home" && (
        <>
          {game.boards.length > 0 && (
            <button
              type="button"
              aria-haspopup="dialog"
              data-opens="game-board"
              onClick={() => void showBoards({ gameCode, area: "home" })}
            >
              <Icon name="messages" size={18} />
              {text("boards")}
            </button>
          )}
          <PageLink to={buildPath("game", { gameCode })}>
            <Icon name="store" size={18} />
            {text("toStorePage")}
          </PageLink>
          <PageLink to={buildPath("coupon", {})} data-window="coupon">
            <Icon name="coupon" size={18} />
            {text("coupon")}
          </PageLink>
          <PageLink to={buildPath("miniGame", {})} data-window="miniGame">
            <Icon name="dice" size={18} />
            {text("miniGame")}
          </PageLink>
          <PageLink to={buildPath("reward", {})} data-window="standard">
            <Icon name="reward" size={18} />
            {text("rewards")}
          </PageLink>
        </>
      )}
      <div data-part="player">
        <CafeNote />
        <OwnCharacter gameCode={gameCode} />
      </div>
    </nav>
  );
}
