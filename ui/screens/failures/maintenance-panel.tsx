import { css } from "@linaria/core";
import { useEffect } from "react";
import { instantToMs } from "#core/catalogue/instant-to-ms.ts";
import type { Maintenance } from "#core/failures/classify-failure.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Countdown } from "#ui/kit/countdown/countdown.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { StatePanel } from "#ui/sections/state-panel/state-panel.tsx";

/** How often the page looks whether the service is back, in milliseconds. */
const CHECK_EVERY_MS = 30_000;

interface MaintenancePanelProps {
  readonly maintenance: Maintenance;
  readonly onRefresh: () => void;
  readonly kind: "page" | "component";
}

const times = css`
  @layer screens {
    display: grid;
    justify-items: center;
    gap: var(--space-3);
  }
`;

/** Tells when the service is back, counts down to it and looks by itself. */
export function MaintenancePanel({ maintenance, onRefresh, kind }: MaintenancePanelProps) {
  const text = useText("common");
  const { clock } = usePorts();
  const start = instantToMs(maintenance.from);
  const end = instantToMs(maintenance.to);

  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) onRefresh();
    }, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [onRefresh]);

  return (
    <StatePanel
      kind={kind}
      icon="wrench"
      title={text("maintenanceTitle")}
      actions={
        <Button icon="refresh" onClick={onRefresh}>
          {text("refresh")}
        </Button>
      }
    >
      <div className={times}>
        <p>{text("maintenanceText")}</p>
        {start !== null && end !== null && (
          <p>
            <LocalTime instant={maintenance.from} /> – <LocalTime instant={maintenance.to} />
          </p>
        )}
        {end !== null && end > clock.now() && <Countdown until={maintenance.to} size="large" onEnd={onRefresh} />}
      </div>
    </StatePanel>
  );
}
