import { css } from "@linaria/core";
import type { Game } from "#core/catalogue/game.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { useShowGameBoard } from "#ui/overlays/game-board/use-show-game-board.ts";
import { PageSection } from "./page-section.tsx";

const row = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);

    & > p {
      flex: 1 1 100%;
      color: var(--color-text-quiet);
    }
  }
`;

/** The boards of a game, and a look at them without leaving its page; nothing for games that have none. */
export function GameBoards({ game: { gameCode, boards } }: { readonly game: Game }) {
  const text = useText("game");
  const showBoards = useShowGameBoard();
  if (boards.length === 0) return null;
  return (
    <PageSection title={text("tabBoards")}>
      <div className={row}>
        <p>{text("boardsText")}</p>
        <Button variant="secondary" icon="messages" onClick={() => void showBoards({ gameCode, area: "game" })}>
          {text("showBoards")}
        </Button>
        {boards.map(({ alias, title }) => (
          <ButtonLink
            key={alias}
            to={buildPath("gameBoard", { gameCode, boardAlias: alias })}
            variant="outlineSecondary"
          >
            {title}
          </ButtonLink>
        ))}
      </div>
    </PageSection>
  );
}
