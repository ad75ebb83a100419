import { useTranslation } from "react-i18next";
import { AskToSignIn } from "#ui/patterns/plain-page/ask-to-sign-in.tsx";
import { PlainPage } from "#ui/patterns/plain-page/plain-page.tsx";

/** Shown to guests instead of content that belongs to an account. */
export function SignInPanel() {
  const { t: text } = useTranslation("orders");
  return (
    <PlainPage title={text("historyTitle")}>
      <AskToSignIn title={text("signInTitle")}>{text("signInText")}</AskToSignIn>
    </PlainPage>
  );
}
