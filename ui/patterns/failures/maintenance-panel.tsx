import { css } from "@linaria/core";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { instantToMs } from "#core/catalogue/instant-to-ms.ts";
import type { Maintenance } from "#core/failures/classify-failure.ts";
import type { FailureView } from "#core/failures/failure-view.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Countdown } from "#ui/kit/countdown/countdown.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { Emblem } from "#ui/patterns/emblem/emblem.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { FailureActions } from "./failure-actions.tsx";
import { useReturn } from "./use-return.ts";

/** How often the page looks whether the service is back, in milliseconds. */
const CHECK_EVERY_MS = 30_000;

interface MaintenancePanelProps {
  readonly maintenance: Maintenance;
  readonly onRefresh: () => void;
  readonly kind: "page" | "component";
}

const plan = css`
  @layer screens {
    display: grid;
    justify-items: center;
    gap: var(--space-4);
    margin-block-start: var(--space-4);
    color: var(--color-text);

    & > dl {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: var(--space-2) var(--space-8);
      font-size: var(--type-14);
    }

    & dt {
      color: var(--color-text-faint);
      font-size: var(--type-13);
    }

    & dd {
      font-weight: 600;
    }
  }
`;

/** Shows when the service is back, with a countdown, and checks for it automatically. */
export function MaintenancePanel({ maintenance: announced, onRefresh, kind }: MaintenancePanelProps) {
  const { t: text } = useTranslation("common");
  const { clock } = usePorts();
  const [maintenance, setMaintenance] = useState(announced);
  const [isOverdue, setIsOverdue] = useState(() => hasPassed(announced.to, clock.now()));

  // The end may be moved while the page is open.
  const see = useCallback(
    (view: FailureView) => {
      if (view.kind !== "maintenance") return;
      setMaintenance(view.maintenance);
      setIsOverdue(hasPassed(view.maintenance.to, clock.now()));
    },
    [clock],
  );
  const { look, isLooking } = useReturn("maintenance", CHECK_EVERY_MS, onRefresh, see);
  const end = useCallback(() => {
    setIsOverdue(true);
    look();
  }, [look]);
  const hasTimes = instantToMs(maintenance.from) !== null && instantToMs(maintenance.to) !== null;

  return (
    <StatePanel
      kind={kind}
      emblem={<Emblem name="work" />}
      isFailure
      title={text("maintenanceTitle")}
      actions={<FailureActions kind={kind} isLooking={isLooking} onRefresh={look} />}
    >
      <p>{text(isOverdue ? "maintenanceLonger" : "maintenanceText")}</p>
      {hasTimes && (
        <div className={plan}>
          {!isOverdue && <Countdown until={maintenance.to} size="large" onEnd={end} />}
          <dl>
            <div>
              <dt>{text("maintenanceFrom")}</dt>
              <dd>
                <LocalTime instant={maintenance.from} />
              </dd>
            </div>
            <div>
              <dt>{text("maintenanceTo")}</dt>
              <dd>
                <LocalTime instant={maintenance.to} />
              </dd>
            </div>
          </dl>
        </div>
      )}
    </StatePanel>
  );
}

function hasPassed(instant: string, nowMs: number): boolean {
  const ms = instantToMs(instant);
  return ms !== null && ms <= nowMs;
}
