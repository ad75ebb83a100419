import { useTranslation } from "react-i18next";
import { needsRecovery } from "#core/failures/classify-failure.ts";
import { failureTextOf } from "#core/failures/failure-text.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { InlineSignInPrompt } from "#ui/patterns/sign-in/inline-sign-in-prompt.tsx";

interface WriteFailureProps {
  /** `null` for an error that is no failed request. */
  readonly failure: RequestFailure | null;
  /** Text of the failure; those of a day's limits and of a later version are the same in all forms. */
  readonly text: string;
  readonly signInLabel: string;
  /** Name of the action that the page resumes after the sign-in. */
  readonly action: string;
  /** Part of the page that the sign-in returns to. */
  readonly hash?: string;
}

const COMMON_TEXTS = {
  text_quota: "textQuota",
  network_quota: "textQuotaOfNetwork",
  OVERTAKEN: "textSuperseded",
  noAnswer: null,
  other: null,
} as const;

/** Why a form could not be sent, with a sign-in prompt if the session has ended. */
export function WriteFailure({ failure, text, signInLabel, ...offer }: WriteFailureProps) {
  const { t: common } = useTranslation("common");
  const commonText = failureTextOf(failure, COMMON_TEXTS);
  return (
    <div role="alert">
      <FieldMessage>
        {commonText === null ? text : common(commonText)}{" "}
        {failure !== null && needsRecovery(failure) && (
          <InlineSignInPrompt {...offer}>{signInLabel}</InlineSignInPrompt>
        )}
      </FieldMessage>
    </div>
  );
}
