import { useTranslation } from "react-i18next";
import type { FailureView } from "#core/failures/failure-view.ts";
import { customerServiceAddressOf } from "#ui/context/customer-service-address.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Emblem, type EmblemName } from "#ui/patterns/emblem/emblem.tsx";
import { SignInPrompt } from "#ui/patterns/sign-in/sign-in-prompt.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { NextTry } from "./next-try.tsx";

/** How the server can refuse to answer this player, or to answer now. */
type Refusal = Extract<FailureView, { readonly kind: "sign_in" | "forbidden" | "wait" }>;

export interface RefusalPanelProps {
  readonly kind: "page" | "component";
  readonly view: Refusal;
  /** The failure itself. */
  readonly cause: unknown;
  readonly onRefresh: () => void;
}

const EMBLEMS: Readonly<Record<Refusal["kind"], EmblemName>> = {
  sign_in: "locked",
  forbidden: "elsewhere",
  wait: "waiting",
};
const TITLES = { sign_in: "signInNeeded", forbidden: "forbiddenTitle", wait: "waitTitle" } as const;
const WORDS = { sign_in: "signInComesBack", forbidden: "forbiddenText", wait: "waitText" } as const;

/**
 * Shown when the server refuses access: who has access, and what the player can do. After too many requests it
 * retries automatically when the wait is over.
 */
export function RefusalPanel({ kind, view, cause, onRefresh }: RefusalPanelProps) {
  const { t: text } = useTranslation("common");
  const { configuration } = usePorts();
  const { user } = useVisit();
  const signingInHelps = view.kind === "sign_in" || (view.kind === "forbidden" && user === null);
  return (
    <StatePanel
      kind={kind}
      emblem={<Emblem name={EMBLEMS[view.kind]} />}
      isAlert
      isFailure
      title={text(TITLES[view.kind])}
      actions={
        <>
          {signingInHelps && <SignInPrompt />}
          <Button icon="refresh" variant={signingInHelps ? "secondary" : "primary"} onClick={onRefresh}>
            {text("refresh")}
          </Button>
          {view.kind === "forbidden" && (
            <ButtonLink href={customerServiceAddressOf(configuration)} variant="secondary">
              {text("customerService")}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{text(WORDS[view.kind])}</p>
      {view.kind === "wait" && <NextTry seconds={view.seconds} cause={cause} onTry={onRefresh} />}
    </StatePanel>
  );
}
