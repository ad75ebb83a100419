import { useTranslation } from "react-i18next";
import { NotificationCenter } from "#ui/sections/notifications/notification-center.tsx";
import { AskToSignIn } from "#ui/sections/plain-page/ask-to-sign-in.tsx";
import { PlainPage } from "#ui/sections/plain-page/plain-page.tsx";
import { useVisit } from "#ui/visit/visit-context.tsx";

/** Everything a player has been told: `/notification`. */
export function NotificationScreen() {
  const { t: text } = useTranslation("notifications");
  const { user } = useVisit();
  return (
    <PlainPage title={text("title")}>
      {user === null ? (
        <AskToSignIn title={text("guestTitle")}>{text("guestText")}</AskToSignIn>
      ) : (
        <NotificationCenter place="page" />
      )}
    </PlainPage>
  );
}
