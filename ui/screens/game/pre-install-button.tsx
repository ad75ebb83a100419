import type { MouseEvent } from "react";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { LatePart } from "#ui/kit/late-part/late-part.tsx";
import { useOpenSignIn } from "#ui/overlays/sign-in/use-open-sign-in.ts";
import { useSignInAddress } from "#ui/sections/sign-in/use-sign-in-address.ts";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { PlayerPreInstall } from "./player-pre-install.ts";
import { type PreInstallButtonProps, usePreInstallLook } from "./use-pre-install-look.ts";

/** Requests the pre-install; guests sign in first and come back to the page. */
export function PreInstallButton(props: PreInstallButtonProps) {
  const { user } = useVisit();
  const { label, ...look } = usePreInstallLook(props.sizeBytes, props.place);
  if (user === null) return <GuestPreInstall {...props} />;
  return (
    <LatePart
      preload={PlayerPreInstall.preload}
      fallback={
        <Button {...look} busy>
          {label}
        </Button>
      }
    >
      <PlayerPreInstall {...props} />
    </LatePart>
  );
}

function GuestPreInstall({ sizeBytes, place }: PreInstallButtonProps) {
  const openSignIn = useOpenSignIn();
  const signIn = useSignInAddress();
  const { label, ...look } = usePreInstallLook(sizeBytes, place);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    void openSignIn(signIn);
  };
  return (
    <ButtonLink href={signIn} onClick={open} {...look}>
      {label}
    </ButtonLink>
  );
}
