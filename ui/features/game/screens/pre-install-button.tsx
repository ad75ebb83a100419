import { useVisit } from "#ui/context/visit-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { useAskForPlayer } from "#ui/patterns/sign-in/use-player-action.ts";
import { PlayerPreInstallButton } from "./player-pre-install-button.tsx";
import { type PreInstallButtonProps, preInstallName, usePreInstallLook } from "./use-pre-install-look.ts";

/** Requests the pre-install; guests sign in first and come back to the page. */
export function PreInstallButton(props: PreInstallButtonProps) {
  const { user } = useVisit();
  return user === null ? <GuestPreInstall {...props} /> : <PlayerPreInstallButton {...props} />;
}

function GuestPreInstall(props: PreInstallButtonProps) {
  const ask = useAskForPlayer(preInstallName(props.gameCode));
  const { label, ...look } = usePreInstallLook(props);
  return (
    <Button {...look} onClick={() => ask()}>
      {label}
    </Button>
  );
}
