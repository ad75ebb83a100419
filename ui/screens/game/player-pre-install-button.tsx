import { css } from "@linaria/core";
import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useText } from "#ui/i18n/use-text.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { useTellPreInstallCompleted } from "#ui/overlays/pre-install-completed/use-tell-pre-install-completed.ts";
import { preInstallQuery } from "#ui/queries/pre-install.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { failureOf } from "#ui/queries/request-failure-error.ts";
import { requestPreInstallMutation } from "#ui/queries/request-pre-install.ts";
import { mediaOf } from "#ui/sections/media/media-of.ts";
import { useResumedAction } from "#ui/sections/sign-in/use-player-action.ts";
import { useGame } from "./use-game.ts";
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
  const text = useText("game");
  const { game } = useGame();
  const tellCompleted = useTellPreInstallCompleted();
  const scope = useQueryScope();
  const client = useQueryClient();
  const { label, ...look } = usePreInstallLook(sizeBytes, place);
  const status = useQuery(preInstallQuery(scope, gameCode));
  const mutation = requestPreInstallMutation(scope, client, gameCode);
  const request = useMutation(mutation);
  // The page shows the button in several places: each knows what another has done.
  const states = useMutationState({
    filters: { mutationKey: mutation.mutationKey, exact: true },
    select: ({ state }) => state.status,
  });

  // A status above the default says that an earlier request is known; one made on this visit counts whatever its status.
  const isRequested = states.includes("success") || (status.data ?? 0) > 0;
  const tell = () => {
    if (game.data === undefined) return;
    const { title, media, releaseAt } = game.data;
    void tellCompleted({ title, media: mediaOf(media, "hero", "wide"), sizeBytes, releaseAt });
  };
  const ask = () => request.mutate(undefined, { onSuccess: tell });
  useResumedAction(preInstallName(gameCode), () => isRequested || ask(), { isReady: status.data !== undefined });
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

  const failure = failureOf(request.error);
  const isForbidden = failure?.kind === "status" && failure.status === 403;
  return (
    <div className={layout} data-place={place}>
      <Button data-log="preInstall" {...look} busy={states.includes("pending")} onClick={ask}>
        {label}
      </Button>
      {request.isError && place !== "menu" && (
        <div role="alert">
          <FieldMessage>{text(isForbidden ? "preInstallRefused" : "preInstallFailed")}</FieldMessage>
        </div>
      )}
    </div>
  );
}
