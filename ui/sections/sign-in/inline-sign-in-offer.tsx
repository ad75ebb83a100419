import { useEffect } from "react";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { showSignInOffer } from "./sign-in-offers.ts";
import { useSignInAddress } from "./use-sign-in-address.ts";

interface InlineSignInOfferProps {
  /** Where on this page the player comes back to. */
  readonly hash?: string;
  readonly children: string;
}

/** The offer to sign in inside a sentence that tells of a refusal; nothing else says the same meanwhile. */
export function InlineSignInOffer({ hash = "", children }: InlineSignInOfferProps) {
  const address = useSignInAddress(hash);
  useEffect(showSignInOffer, []);
  return (
    <TextLink href={address} tone="inline">
      {children}
    </TextLink>
  );
}
