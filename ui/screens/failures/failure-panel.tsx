import { useText } from "#ui/i18n/use-text.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { StatePanel } from "#ui/sections/state-panel/state-panel.tsx";

interface FailurePanelProps {
  readonly kind: "page" | "component";
  readonly onRefresh: () => void;
}

/** The generic error screen, for a page or a part of one (specification, section 2: error screen). */
export function FailurePanel({ kind, onRefresh }: FailurePanelProps) {
  const text = useText("common");
  const { customerServiceUrl } = usePorts().configuration;
  return (
    <StatePanel
      kind={kind}
      icon="warning"
      isAlert
      title={text("errorTitle")}
      actions={
        <>
          <Button icon="refresh" onClick={onRefresh}>
            {text("refresh")}
          </Button>
          {customerServiceUrl !== "" && (
            <ButtonLink href={customerServiceUrl} variant="secondary">
              {text("customerService")}
            </ButtonLink>
          )}
        </>
      }
    >
      {text("errorText")}
    </StatePanel>
  );
}
