import { useText } from "#ui/i18n/use-text.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { useSignInAddress } from "#ui/sections/sign-in/use-sign-in-address.ts";
import { StatePanel } from "#ui/sections/state-panel/state-panel.tsx";

/** Stands in for what belongs to an account, for guests. */
export function SignInPanel() {
  const text = useText("orders");
  const href = useSignInAddress();
  return (
    <StatePanel
      kind="page"
      icon="receipt"
      title={text("signInTitle")}
      actions={<ButtonLink href={href}>{text("signIn")}</ButtonLink>}
    >
      {text("signInText")}
    </StatePanel>
  );
}
