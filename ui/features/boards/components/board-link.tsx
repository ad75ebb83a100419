import { useTranslation } from "react-i18next";
import type { Board } from "#core/community/article.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { useBoardPaths } from "./board-paths.ts";

interface BoardLinkProps {
  readonly gameCode: string;
  readonly gameTitle: string;
  readonly boardAlias: string | undefined;
  readonly boards: readonly Board[] | undefined;
}

/** Names the game and the board that a page belongs to, and leads back there. */
export function BoardLink({ gameCode, gameTitle, boardAlias, boards }: BoardLinkProps) {
  const { t: text } = useTranslation("boards");
  const board = boards?.find(({ alias }) => alias === boardAlias);
  return (
    <span>
      <TextLink to={useBoardPaths(gameCode).list(boardAlias)}>
        <Icon name="chevron-start" size={16} />
        <span data-part="words">
          <bdi>{gameTitle}</bdi> · {board?.title ?? text("pageTitle")}
        </span>
      </TextLink>
    </span>
  );
}
