import { useVisit } from "#ui/context/visit-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { LazySection } from "#ui/kit/lazy/lazy-section.tsx";
import { useAskForPlayer } from "#ui/patterns/sign-in/use-player-action.ts";
import { PlayerPreInstall } from "./player-pre-install.ts";
import { type PreInstallButtonProps, preInstallName, usePreInstallLook } from "./use-pre-install-look.ts";

/** Requests the pre-install; guests sign in first and come back to the page. */
export function PreInstallButton(props: PreInstallButtonProps) {
  const { user } = useVisit();
  const { label, ...look } = usePreInstallLook(props.sizeBytes, props.place);
  if (user === null) return <GuestPreInstall {...props} />;
  return (
    <LazySection
      preload={PlayerPreInstall.preload}
      fallback={
        <Button {...look} busy>
          {label}
        </Button>
      }
    >
      <PlayerPreInstall {...props} />
    </LazySection>
  );
}

function GuestPreInstall({ gameCode, sizeBytes, place }: PreInstallButtonProps) {
  const ask = useAskForPlayer(preInstallName(gameCode));
  const { label, ...look } = usePreInstallLook(sizeBytes, place);
  return (
    <Button {...look} onClick={() => ask()}>
      {label}
    </Button>
  );
}
