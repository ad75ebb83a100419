import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { usePorts } from "#ui/context/ports-context.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { pendingAction } from "./pending-action.ts";
import { showSignInOffer } from "./sign-in-offers.ts";
import { useSignInAddress } from "./use-sign-in-address.ts";

interface InlineSignInOfferProps {
  /** Where on this page the player comes back to. */
  readonly hash?: string;
  /** Name of the action that the page resumes after the sign-in. */
  readonly action: string;
  /** Input of that action. */
  readonly input?: string;
  readonly children: string;
}

/** Link to the sign-in inside a sentence about a refusal; it suppresses the session popup, which would say the same. */
export function InlineSignInOffer({ hash = "", action, input = "", children }: InlineSignInOfferProps) {
  const address = useSignInAddress(hash);
  useEffect(showSignInOffer, []);
  const { tabStorage, clock } = usePorts();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const keepAction = () => {
    pendingAction.write(tabStorage, { name: action, input, path, askedAt: clock.now() });
  };
  return (
    <TextLink
      href={address}
      tone="inline"
      data-keeps-action={action}
      data-action-input={input}
      onClickCapture={keepAction}
    >
      {children}
    </TextLink>
  );
}
