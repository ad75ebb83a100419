import { useTranslation } from "react-i18next";
import { storeIndexPath } from "#core/navigation/store-index-path.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { LiveNotifications } from "#ui/features/notifications/components/live-notifications.tsx";
import { NotificationCenter } from "#ui/features/notifications/components/notification-center.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { PlainPage } from "#ui/patterns/plain-page/plain-page.tsx";
import { SignInPromptPanel } from "#ui/patterns/plain-page/sign-in-prompt-panel.tsx";

/** All notifications of a player: `/notification`. The page has no store header and therefore no bell. */
export function NotificationScreen() {
  const { t: text } = useTranslation("notifications");
  const { t: common } = useTranslation("common");
  const { user, shell } = useVisit();
  const toStore = (
    <ButtonLink to={storeIndexPath(shell)} variant="secondary" icon="store">
      {common("toStore")}
    </ButtonLink>
  );
  return (
    <PlainPage title={text("title")} aside={toStore}>
      {user === null ? (
        <SignInPromptPanel>{text("guestText")}</SignInPromptPanel>
      ) : (
        <>
          <LiveNotifications />
          <NotificationCenter variant="page" />
        </>
      )}
    </PlainPage>
  );
}
