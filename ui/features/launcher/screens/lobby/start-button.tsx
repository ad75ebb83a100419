import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { Game } from "#core/catalogue/game.ts";
import type { LobbyAction } from "#core/lobby/lobby-kind.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useStartGame } from "#ui/features/library/components/use-start-game.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";

interface StartButtonProps {
  readonly game: Game;
  readonly action: LobbyAction;
  /** The editors' own word for it; empty for the product's. */
  readonly words: string;
}

const container = css`
  @layer screens {
    display: grid;
    justify-items: start;
    gap: var(--space-3);
    margin-block-start: var(--space-2);

    & > :is(a, button) {
      min-inline-size: min(280px, 100%);
      min-block-size: 64px;
      font-size: var(--type-20);
      font-weight: 700;
    }
  }
`;

/** The one big button of a lobby: starts the game in the launcher, or leads to what can be done already. */
export function StartButton({ game, action, words }: StartButtonProps) {
  const { t: text } = useTranslation("launcher");
  const { gameCode } = game;
  const { look, start } = useStartGame(gameCode);
  if (action !== "start") {
    const storePage = buildPath("game", { gameCode });
    const looks = {
      getReady: { label: text("getReady"), to: storePage, icon: "install" },
      store: { label: text("toStorePage"), to: storePage, icon: "store" },
      enter: { label: text("toLobby"), to: buildPath("homeLobby", { gameCode }), icon: "play" },
    } as const;
    const { label, to, icon } = looks[action];
    return (
      <div className={container}>
        <ButtonLink to={to} size="extraLarge" icon={icon}>
          {words === "" ? label : words}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={container}>
      <Button
        data-log="start"
        size="extraLarge"
        icon="play"
        iconFilled
        busy={look === "busy"}
        onClick={() => void start()}
      >
        {words === "" ? text("start") : words}
      </Button>
      {look === "failed" && (
        <div role="alert">
          <FieldMessage>{text("startFailed")}</FieldMessage>
        </div>
      )}
    </div>
  );
}
