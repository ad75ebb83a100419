import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { useSignInAddress } from "#ui/patterns/sign-in/use-sign-in-address.ts";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";

/** Shown to guests instead of content that belongs to a player. */
export function AskToSignIn({ title, children }: { readonly title: string; readonly children: string }) {
  const { t: text } = useTranslation("common");
  const address = useSignInAddress();
  return (
    <StatePanel icon="user" title={title} actions={<ButtonLink href={address}>{text("signIn")}</ButtonLink>}>
      {children}
    </StatePanel>
  );
}
