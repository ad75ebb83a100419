import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { signInPromptKindOf } from "#core/session/sign-in-prompt.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { countSignInPrompt } from "./shown-sign-in-prompts.ts";
import { UnknownAccountButton } from "./unknown-account-button.tsx";
import { useOpenSignIn } from "./use-open-sign-in.ts";
import { useSignInAddress } from "./use-sign-in-address.ts";

/**
 * Sign-in prompt as a link to the sign-in and back to this page. If the launcher or the app owns the session, it is a
 * button: a popup explains it and reconnects.
 */
export function SignInPrompt({ variant = "primary" }: { readonly variant?: "primary" | "secondary" }) {
  const { t: text } = useTranslation("common");
  const { shell, isUserUnknown } = useVisit();
  const address = useSignInAddress();
  const openSignIn = useOpenSignIn();
  useEffect(countSignInPrompt, []);
  if (isUserUnknown) return <UnknownAccountButton />;
  if (signInPromptKindOf(shell) === "sign_in") {
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
