import { css } from "@linaria/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTellPreInstallCompleted } from "#ui/features/game/popups/use-tell-pre-install-completed.ts";
import { useGame } from "#ui/features/game-header/use-game.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { mediaOf } from "#ui/patterns/media/media-of.ts";
import { useResumedAction } from "#ui/patterns/sign-in/use-player-action.ts";
import { usePreInstall } from "./use-pre-install.ts";
import { type PreInstallButtonProps, preInstallName, usePreInstallLook } from "./use-pre-install-look.ts";

const layout = css`
  @layer screens {
    display: grid;
    gap: var(--space-2);

    & > [data-part="requested"] {
      display: inline-flex;
      align-items: center;
      gap: var(--space-2);
      min-block-size: 48px;
      color: var(--color-success-text);
      font-weight: 600;
    }

    & > [data-part="note"] {
      max-inline-size: 44ch;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    &[data-place="menu"] > [data-part="requested"] {
      min-block-size: 40px;
      font-size: var(--type-14);
    }
  }
`;

/** Requests the pre-install for the player who is signed in. */
export function PlayerPreInstallButton({ gameCode, sizeBytes, place }: PreInstallButtonProps) {
  const { t: text } = useTranslation("game");
  const game = useGame(gameCode);
  const tellCompleted = useTellPreInstallCompleted();
  const { label, ...look } = usePreInstallLook(sizeBytes, place);
  const { isKnown, isRequested, isRequesting, failure, request } = usePreInstall(gameCode);
  // The page shows the button in several places: only the one that was pressed says that it failed.
  const [wasPressed, setPressed] = useState(false);
  const ask = async () => {
    setPressed(true);
    if (!(await request()) || game.data === undefined) return;
    const { title, media, releaseAt } = game.data;
    void tellCompleted({ title, media: mediaOf(media, "hero", "wide"), sizeBytes, releaseAt });
  };
  useResumedAction(preInstallName(gameCode), () => isRequested || void ask(), { isReady: isKnown });
  if (isRequested) {
    return (
      <div className={layout} data-place={place}>
        <p data-part="requested">
          <Icon name="check" size={20} />
          {text("preInstallRequested")}
        </p>
        {place !== "menu" && <p data-part="note">{text("preInstallNext")}</p>}
      </div>
    );
  }

  const isForbidden = failure?.kind === "status" && failure.status === 403;
  return (
    <div className={layout} data-place={place}>
      <Button data-log="preInstall" {...look} busy={isRequesting} onClick={() => void ask()}>
        {label}
      </Button>
      {wasPressed && failure !== null && place !== "menu" && (
        <div role="alert">
          <FieldMessage>{text(isForbidden ? "preInstallRefused" : "preInstallFailed")}</FieldMessage>
        </div>
      )}
    </div>
  );
}
