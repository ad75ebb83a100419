import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { usePreRegisteredGames } from "./use-pre-registered-games.ts";

const mark = css`
  @layer sections {
    position: absolute;
    z-index: 1;
    inset-block-end: 10px;
    inset-inline: 10px;
    display: flex;

    /* With a heart above, the flag of the card is at the bottom as well. */
    a:has(+ [data-form]) [data-part="flag"] ~ & {
      inset-block-end: 42px;
    }

    /* On a card whose words lie on the picture. */
    [data-part="words"] ~ & {
      inset-block: 10px auto;
    }
  }
`;

/** On the card of a game that the player has pre-registered for; nothing on all others, and for guests. */
export function PreRegisteredMark({ gameCode }: { readonly gameCode: string }) {
  const { t: text } = useTranslation("common");
  return (
    usePreRegisteredGames().includes(gameCode) && (
      <span className={mark}>
        <Badge tone="art" icon="check">
          {text("preRegistered")}
        </Badge>
      </span>
    )
  );
}
