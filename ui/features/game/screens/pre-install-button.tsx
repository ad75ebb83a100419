import { memo } from "react";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { LazySection } from "#ui/kit/lazy/lazy-section.tsx";
import { useAskForPlayer } from "#ui/patterns/sign-in/use-player-action.ts";
import { PlayerPreInstall } from "./player-pre-install.ts";
import { type PreInstallButtonProps, preInstallName, usePreInstallLook } from "./use-pre-install-look.ts";

/** Requests the pre-install; guests sign in first and come back to the page. */
export function PreInstallButton(props: PreInstallButtonProps) {
  const { user } = useVisit();
  return user === null ? <GuestPreInstall {...props} /> : <PlayerPart {...props} />;
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

/** Memoised, so that the server-rendered button, which may have been pressed, stays until its code is loaded. */
const PlayerPart = memo(function PlayerPart(props: PreInstallButtonProps) {
  return (
    <LazySection preload={PlayerPreInstall.preload} fallback={<BusyPreInstall {...props} />}>
      <PlayerPreInstall {...props} />
    </LazySection>
  );
});

function BusyPreInstall(props: PreInstallButtonProps) {
  const { label, ...look } = usePreInstallLook(props);
  return (
    <Button {...look} busy>
      {label}
    </Button>
  );
}
