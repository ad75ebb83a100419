import { useTranslation } from "react-i18next";
import { storeIndexPath } from "#core/navigation/store-index-path.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Hearing } from "#ui/features/notifications/components/live-notifications.tsx";
import { NotificationCenter } from "#ui/features/notifications/components/notification-center.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { AskToSignIn } from "#ui/patterns/plain-page/ask-to-sign-in.tsx";
import { PlainPage } from "#ui/patterns/plain-page/plain-page.tsx";

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
        <AskToSignIn title={text("guestTitle")}>{text("guestText")}</AskToSignIn>
      ) : (
        <>
          <Hearing />
          <NotificationCenter place="page" />
        </>
      )}
    </PlainPage>
  );
}
