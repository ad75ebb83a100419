import { useTranslation } from "react-i18next";
import { useVisit } from "#ui/context/visit-context.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { useSignInAddress } from "#ui/patterns/sign-in/use-sign-in-address.ts";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { AccountUnreachable } from "./account-unreachable.tsx";

/**
 * Sign-in prompt that guests see instead of the content of a player, in the words of the popup for actions (Spec §2). Where
 * the session could not be checked, the viewer may be signed in: the panel says that the account cannot be reached.
 */
export function SignInPromptPanel({ children }: { readonly children: string }) {
  const { t: text } = useTranslation("common");
  const address = useSignInAddress();
  if (useVisit().isUserUnknown) return <AccountUnreachable />;
  return (
    <StatePanel
      icon="user"
      title={text("signInNeeded")}
      actions={<ButtonLink href={address}>{text("signIn")}</ButtonLink>}
    >
      {children}
    </StatePanel>
  );
}
