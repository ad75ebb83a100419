import { css } from "@linaria/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Game } from "#core/catalogue/game.ts";
import type { LobbyState } from "#core/lobby/lobby.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { usePorts } from "#ui/ports/ports-context.tsx";

interface StartButtonProps {
  readonly game: Game;
  readonly state: LobbyState;
  /** The editors' own word; empty for the product's. */
  readonly words: string;
}

const place = css`
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

/** The one big button: starts the game in the launcher; before its release it leads to what can be done already. */
export function StartButton({ game, state, words }: StartButtonProps) {
  const { t: text } = useTranslation("launcher");
  const { launcher } = usePorts();
  const [look, setLook] = useState<"idle" | "busy" | "failed">("idle");
  const start = async () => {
    setLook("busy");
    const answer = await launcher.calls.goToNGP(game.gameCode);
    setLook(answer.ok ? "idle" : "failed");
  };
  if (state !== "launching") {
    return (
      <div className={place}>
        <ButtonLink to={buildPath("game", { gameCode: game.gameCode })} size="extraLarge" icon="install">
          {words === "" ? text("getReady") : words}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={place}>
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
