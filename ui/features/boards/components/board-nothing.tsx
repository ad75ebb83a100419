import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { BoardTrouble } from "./board-trouble.tsx";

export interface BoardNothingProps {
  /** Kind of empty result: no boards, no articles on the board, no matching articles, or no such article. */
  readonly what: "boards" | "articles" | "matches" | "article";
  /** Page to go to instead, or the page where the first one is written. */
  readonly to: string;
}

export interface BoardFailureProps extends BoardNothingProps {
  readonly gameCode: string;
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

const SECONDARY = { variant: "secondary" } as const;

/** Text keys of each panel. */
const PANELS = {
  boards: { icon: "messages", title: "noBoards", words: null, action: "toGame", link: SECONDARY },
  articles: { icon: "messages", title: "none", words: "noneText", action: "write", link: { icon: "pencil" } },
  matches: {
    icon: "search",
    title: "noneFound",
    words: null,
    action: "showAll",
    link: { ...SECONDARY, keepScroll: true },
  },
  article: { icon: "message", title: "goneTitle", words: "goneText", action: "toBoard", link: SECONDARY },
} as const;

/** Says that there is nothing, and what the player can do then. */
export function BoardNothing({ what, to }: BoardNothingProps) {
  const { t: text } = useTranslation("boards");
  const { icon, title, words, action, link } = PANELS[what];
  return (
    <StatePanel
      icon={icon}
      title={text(title)}
      actions={
        <ButtonLink to={to} {...link}>
          {text(action)}
        </ButtonLink>
      }
    >
      {words !== null && text(words)}
    </StatePanel>
  );
}

/** Shown instead of content that could not be loaded. */
export function BoardFailure({ what, to, ...trouble }: BoardFailureProps) {
  return <BoardTrouble {...trouble} empty={<BoardNothing what={what} to={to} />} />;
}
