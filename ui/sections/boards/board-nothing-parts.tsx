import { useText } from "#ui/i18n/use-text.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { StatePanel } from "../state-panel/state-panel.tsx";
import { BoardTrouble } from "./board-trouble.tsx";

export interface BoardNothingProps {
  /** What there is none of: boards, articles on a board, articles that fit what is looked for, the one article. */
  readonly what: "boards" | "articles" | "matches" | "article";
  /** Where the player can go instead, or where the first one is written. */
  readonly to: string;
}

export interface BoardFailureProps extends BoardNothingProps {
  readonly gameCode: string;
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Says that there is nothing, and what the player can do then. */
export function BoardNothingParts({ what, to }: BoardNothingProps) {
  const text = useText("boards");
  switch (what) {
    case "boards":
      return (
        <StatePanel
          icon="messages"
          title={text("noBoards")}
          actions={
            <ButtonLink to={to} variant="secondary">
              {text("toGame")}
            </ButtonLink>
          }
        />
      );
    case "articles":
      return (
        <StatePanel
          icon="messages"
          title={text("none")}
          actions={
            <ButtonLink to={to} icon="pencil">
              {text("write")}
            </ButtonLink>
          }
        >
          {text("noneText")}
        </StatePanel>
      );
    case "matches":
      return (
        <StatePanel
          icon="search"
          title={text("noneFound")}
          actions={
            <ButtonLink to={to} keepScroll variant="secondary">
              {text("showAll")}
            </ButtonLink>
          }
        />
      );
    case "article":
      return (
        <StatePanel
          icon="message"
          title={text("goneTitle")}
          actions={
            <ButtonLink to={to} variant="secondary">
              {text("toBoard")}
            </ButtonLink>
          }
        >
          {text("goneText")}
        </StatePanel>
      );
  }
}

/** What stands in the place of what could not be had. */
export function BoardFailureParts({ what, to, ...trouble }: BoardFailureProps) {
  return <BoardTrouble {...trouble} empty={<BoardNothingParts what={what} to={to} />} />;
}
