import { useTranslation } from "react-i18next";
import { PlainPage } from "#ui/patterns/plain-page/plain-page.tsx";
import { SignInPromptPanel } from "#ui/patterns/plain-page/sign-in-prompt-panel.tsx";

/** Shown to guests instead of content that belongs to an account. */
export function SignInPanel() {
  const { t: text } = useTranslation("orders");
  return (
    <PlainPage title={text("historyTitle")}>
      <SignInPromptPanel>{text("signInText")}</SignInPromptPanel>
    </PlainPage>
  );
}
