import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { customerServiceAddressOf } from "#ui/context/customer-service-address.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";

interface FailureActionsProps {
  /** A whole page also leads to the status of all services. */
  readonly kind: "page" | "component";
  readonly isLooking?: boolean;
  readonly onRefresh: () => void;
}

/** What a player can do about a failure of the publisher: try again, or read and ask elsewhere. */
export function FailureActions({ kind, isLooking = false, onRefresh }: FailureActionsProps) {
  const { t: text } = useTranslation("common");
  const { configuration } = usePorts();
  return (
    <>
      <Button icon="refresh" busy={isLooking} onClick={onRefresh}>
        {text("refresh")}
      </Button>
      <ButtonLink href={customerServiceAddressOf(configuration)} variant="secondary">
        {text("customerService")}
      </ButtonLink>
      {kind === "page" && (
        <ButtonLink to={buildPath("status", {})} variant="tertiary">
          {text("serviceStatus")}
        </ButtonLink>
      )}
    </>
  );
}
