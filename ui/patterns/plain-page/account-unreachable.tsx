import { useTranslation } from "react-i18next";
import { Button } from "#ui/kit/button/button.tsx";
import { requestReload } from "#ui/patterns/reload/request-reload.ts";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";

/** Shown instead of a player's content while the player is unknown: the session could not be checked. */
export function AccountUnreachable() {
  const { t: text } = useTranslation("common");
  return (
    <StatePanel
      icon="user"
      isFailure
      title={text("accountUnknownTitle")}
      actions={
        <Button icon="refresh" onClick={requestReload}>
          {text("tryAgain")}
        </Button>
      }
    >
      {text("accountUnknownText")}
    </StatePanel>
  );
}
