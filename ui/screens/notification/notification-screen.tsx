import { storeIndexPath } from "#core/navigation/store-index-path.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Hearing } from "#ui/sections/notifications/hearing.tsx";
import { NotificationCenter } from "#ui/sections/notifications/notification-center.tsx";
import { AskToSignIn } from "#ui/sections/plain-page/ask-to-sign-in.tsx";
import { PlainPage } from "#ui/sections/plain-page/plain-page.tsx";
import { useVisit } from "#ui/visit/visit-context.tsx";

/** Everything a player has been told: `/notification`. The store's header, with its bell, is not around it. */
export function NotificationScreen() {
  const text = useText("notifications");
  const common = useText("common");
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
