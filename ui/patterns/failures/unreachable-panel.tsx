import { useTranslation } from "react-i18next";
import { customerServiceAddressOf } from "#ui/context/customer-service-address.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { useIsOnline } from "#ui/patterns/connection/use-is-online.ts";
import { Emblem } from "#ui/patterns/emblem/emblem.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { useReturn } from "./use-return.ts";

/** How often the page looks whether the store answers again, in milliseconds. */
const CHECK_EVERY_MS = 15_000;

interface UnreachablePanelProps {
  readonly kind: "page" | "component";
  readonly onRefresh: () => void;
}

/** The device is offline, or the store cannot be reached. It retries automatically. */
export function UnreachablePanel({ kind, onRefresh }: UnreachablePanelProps) {
  const { t: text } = useTranslation("common");
  const { configuration } = usePorts();
  const isOnline = useIsOnline();
  const { look, isLooking } = useReturn("offline", CHECK_EVERY_MS, onRefresh);
  return (
    <StatePanel
      kind={kind}
      emblem={<Emblem name="offline" />}
      isAlert
      isFailure
      title={text(isOnline ? "unreachableTitle" : "offlineTitle")}
      actions={
        <>
          <Button icon="refresh" busy={isLooking} onClick={look}>
            {text("refresh")}
          </Button>
          {isOnline && (
            <ButtonLink href={customerServiceAddressOf(configuration)} variant="secondary">
              {text("customerService")}
            </ButtonLink>
          )}
        </>
      }
    >
      {text("unreachableText")}
    </StatePanel>
  );
}
