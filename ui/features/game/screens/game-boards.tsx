import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { Game } from "#core/catalogue/game.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useShowGameBoard } from "#ui/features/boards/popups/use-show-game-board.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { PageSection } from "#ui/patterns/page-section/page-section.tsx";

const boardsLook = css`
  @layer screens {
    display: grid;
    gap: var(--space-5);
    justify-items: start;

    & > p {
      color: var(--color-text-quiet);
    }

    & > ul {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }

    & > ul a {
      border-radius: var(--radius-pill);
    }
  }
`;

/** Of the section, with one or two lines of boards. */
const HEIGHT = [193, 233] as const;

/** The boards of a game, with a popup that shows them; renders nothing for games without any. */
export function GameBoards({ game: { gameCode, boards } }: { readonly game: Game }) {
  const { t: text } = useTranslation("game");
  const showBoards = useShowGameBoard();
  if (boards.length === 0) return null;
  return (
    <PageSection title={text("tabBoards")} height={HEIGHT}>
      <div className={boardsLook}>
        <p>{text("boardsText")}</p>
        <ul>
          {boards.map(({ alias, title }) => (
            <li key={alias}>
              <ButtonLink
                to={buildPath("gameBoard", { gameCode, boardAlias: alias })}
                variant="outlineSecondary"
                size="small"
              >
                <bdi>{title}</bdi>
              </ButtonLink>
            </li>
          ))}
        </ul>
        <Button
          variant="secondary"
          icon="messages"
          data-opens="game-board"
          onClick={() => void showBoards({ gameCode, area: "game" })}
        >
          {text("showBoards")}
        </Button>
      </div>
    </PageSection>
  );
}
