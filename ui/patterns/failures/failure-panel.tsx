import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { isolated } from "#ui/context/isolated.ts";
import { Emblem } from "#ui/patterns/emblem/emblem.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { FailureActions } from "./failure-actions.tsx";

interface FailurePanelProps {
  readonly kind: "page" | "component";
  /** Number under which customer service finds the failed request. */
  readonly traceId?: string | null;
  readonly onRefresh: () => void;
}

const number = css`
  @layer screens {
    margin-block-start: var(--space-2);
    color: var(--color-text-faint);
    font-size: var(--type-13);
    overflow-wrap: anywhere;
  }
`;

/** The generic error screen, for a page or a part of one (Spec §2: error screen). */
export function FailurePanel({ kind, traceId = null, onRefresh }: FailurePanelProps) {
  const { t: text } = useTranslation("common");
  return (
    <StatePanel
      kind={kind}
      emblem={<Emblem name="error" />}
      isAlert
      isFailure
      title={text("errorTitle")}
      actions={<FailureActions kind={kind} onRefresh={onRefresh} />}
    >
      <p>{text("errorText")}</p>
      {traceId !== null && <p className={number}>{text("errorNumber", { number: isolated(traceId) })}</p>}
    </StatePanel>
  );
}
