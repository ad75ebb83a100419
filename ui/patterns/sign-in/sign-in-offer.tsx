import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { loginOfferOf } from "#core/session/login-prompt.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { showSignInOffer } from "./sign-in-offers.ts";
import { useOpenSignIn } from "./use-open-sign-in.ts";
import { useSignInAddress } from "./use-sign-in-address.ts";

/**
 * Link to the sign-in and back to this page, shown instead of content for signed-in players. If the native side owns
 * the session, a popup explains it and reconnects.
 */
export function SignInOffer({ variant = "primary" }: { readonly variant?: "primary" | "secondary" }) {
  const { t: text } = useTranslation("common");
  const { shell } = useVisit();
  const address = useSignInAddress();
  const openSignIn = useOpenSignIn();
  useEffect(showSignInOffer, []);
  if (loginOfferOf(shell) === "sign_in") {
    return (
      <ButtonLink href={address} variant={variant} icon="sign-in">
        {text("signIn")}
      </ButtonLink>
    );
  }
  return (
    <Button variant={variant} icon="sign-in" onClick={() => void openSignIn(address)}>
      {text("signIn")}
    </Button>
  );
}
