import { css } from "@linaria/core";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callToActionFor } from "#core/catalogue/call-to-action.ts";
import { gameActionsOf } from "#core/catalogue/game-actions.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { goodsQuery } from "#ui/features/catalogue/queries/goods.ts";
import { useShowPreInstallCompleted } from "#ui/features/game/popups/use-show-pre-install-completed.ts";
import { useGame } from "#ui/features/game-header/use-game.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { mediaOf } from "#ui/patterns/media/media-of.ts";
import { PartFailure } from "#ui/patterns/part-failure/part-failure.tsx";
import { useResumedAction } from "#ui/patterns/sign-in/use-player-action.ts";
import { usePurchaseLabel } from "./use-game-actions.ts";
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

    &[data-variant="menu"] > [data-part="requested"] {
      min-block-size: 40px;
      font-size: var(--type-14);
    }
  }
`;

/** Requests the pre-install for the player who is signed in. */
export function PlayerPreInstallButton({ gameCode, sizeBytes, variant, isSecondary }: PreInstallButtonProps) {
  const { t: text } = useTranslation("game");
  const game = useGame(gameCode);
  const showCompleted = useShowPreInstallCompleted();
  const scope = useQueryScope();
  const {
    visit,
    ports: { clock },
  } = scope;
  const client = useQueryClient();
  const labelOf = usePurchaseLabel();
  const navigate = useNavigate();
  const { label, ...look } = usePreInstallLook({ sizeBytes, variant, isSecondary });
  const { isKnown, isUnknown, isRequested, isRequesting, failure, request, retry } = usePreInstall(gameCode);
  // The page has several of these buttons: only the pressed one shows the failure.
  const [wasPressed, setPressed] = useState(false);
  const ask = async () => {
    setPressed(true);
    if (!(await request()) || game.data === undefined) return;
    const { title, media, releaseAt } = game.data;
    const call = callToActionFor(game.data, visit.get(), clock.now());
    const wares = client.getQueryData(goodsQuery(scope, gameCode).queryKey);
    const { purchase } = gameActionsOf(call, game.data, wares, clock.now());
    const isToBuy = await showCompleted({
      title,
      media: mediaOf(media, "hero", "wide"),
      sizeBytes,
      releaseAt: releaseAt ?? null,
      purchaseLabel: purchase ? labelOf(purchase) : null,
    });
    if (isToBuy) void navigate({ to: buildPath("game", { gameCode }), hash: "editions" });
  };
  useResumedAction(preInstallName(gameCode), () => isRequested || void ask(), { isReady: isKnown });
  if (isRequested) {
    return (
      <div className={layout} data-variant={variant}>
        <p data-part="requested">
          <Icon name="check" size={20} />
          {text("preInstallRequested")}
        </p>
        {variant !== "menu" && <p data-part="note">{text("preInstallNext")}</p>}
      </div>
    );
  }

  if (isUnknown) return variant === "hero" && <PartFailure isBare onRetry={retry} />;
  const isForbidden = failure?.kind === "status" && failure.status === 403;
  return (
    <div className={layout} data-variant={variant}>
      <Button data-log="preInstall" {...look} busy={isRequesting} onClick={() => void ask()}>
        {label}
      </Button>
      {wasPressed && failure !== null && variant !== "menu" && (
        <div role="alert">
          <FieldMessage>{text(isForbidden ? "preInstallRefused" : "preInstallFailed")}</FieldMessage>
        </div>
      )}
    </div>
  );
}
