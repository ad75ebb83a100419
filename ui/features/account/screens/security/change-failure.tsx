import { useTranslation } from "react-i18next";
import { accountRefusalOf } from "#core/account/account-refusal.ts";
import { classifyFailure } from "#core/failures/classify-failure.ts";
import { failureViewOf } from "#core/failures/failure-view.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { InlineSignInPrompt } from "#ui/patterns/sign-in/inline-sign-in-prompt.tsx";

const MINUTE_S = 60;

interface ChangeFailureProps {
  /** Error of the mutation; `null` if it has not failed. */
  readonly error: unknown;
  /** Name of the action that is resumed after a sign-in. */
  readonly action: string;
  /** Input of that action. */
  readonly input?: string;
  /** The form shows refusals at its fields. */
  readonly showsRefusals?: boolean;
}

/** Says why a change of the account was not made. */
export function ChangeFailure({ error, showsRefusals = false, ...resumed }: ChangeFailureProps) {
  if (error === null || (showsRefusals && accountRefusalOf(failureOf(error)) !== null)) return null;
  return (
    <div role="alert">
      <FieldMessage>
        <Words error={error} {...resumed} />
      </FieldMessage>
    </div>
  );
}

function Words({ error, ...resumed }: Omit<ChangeFailureProps, "showsRefusals">) {
  const { t: text } = useTranslation("account");
  const { t: common } = useTranslation("common");
  const { relative } = useFormats();
  const { clock } = usePorts();
  const failure = failureOf(error);
  if (failure === null) return text("didNotWork");
  if (accountRefusalOf(failure) === "countryChangedRecently") return text("countryChangedRecently");
  const view = failureViewOf(failure);
  switch (view.kind) {
    case "offline":
      return common("partOffline");
    case "sign_in":
      return (
        <>
          {text("sessionEnded")} <InlineSignInPrompt {...resumed}>{common("signIn")}</InlineSignInPrompt>
        </>
      );
    case "maintenance":
      return (
        <>
          {common("partMaintenance")} <LocalTime instant={view.maintenance.to} />
        </>
      );
    case "wait": {
      if (view.seconds === null) return text("tooManyTriesSoon");
      // Whole minutes, rounded up: an earlier try would be refused again.
      const now = clock.now();
      const next = now + Math.max(1, Math.ceil(view.seconds / MINUTE_S)) * MINUTE_S * 1_000;
      return text("tooManyTries", { time: relative(new Date(next).toISOString(), now) });
    }
    default:
      return text(classifyFailure(failure) === "conflict" ? "changedElsewhere" : "didNotWork");
  }
}
