import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { PENDING_ACTION_KEY } from "#core/session/constants.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { showSignInOffer } from "./sign-in-offers.ts";
import { useSignInAddress } from "./use-sign-in-address.ts";

interface InlineSignInOfferProps {
  /** Where on this page the player comes back to. */
  readonly hash?: string;
  /** What is done after the sign-in, by the part of the page that has that name. */
  readonly action?: string;
  readonly children: string;
}

/** The offer to sign in inside a sentence that tells of a refusal; nothing else says the same meanwhile. */
export function InlineSignInOffer({ hash = "", action, children }: InlineSignInOfferProps) {
  const address = useSignInAddress(hash);
  useEffect(showSignInOffer, []);
  const { tabStorage, clock } = usePorts();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const keepAction = () => {
    if (action === undefined) return;
    tabStorage.write(PENDING_ACTION_KEY, JSON.stringify({ name: action, input: "", path, askedAt: clock.now() }));
  };
  return (
    <TextLink href={address} tone="inline" data-keeps-action={action} onClickCapture={keepAction}>
      {children}
    </TextLink>
  );
}
