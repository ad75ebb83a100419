import { css } from "@linaria/core";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkText, REPORT_REASONS } from "#core/community/article.policy.ts";
import { type Report, reportRefusalOf } from "#core/community/report.policy.ts";
import type { ReportOutcome } from "#core/community/report-outcome.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { useFormDraft } from "#ui/kit/form/form-draft.ts";
import { RadioGroup } from "#ui/kit/radio-group/radio-group.tsx";
import { TextArea } from "#ui/kit/text-area/text-area.tsx";
import type { PopupProps } from "#ui/overlays/layer-store.ts";
import { InlineSignInPrompt } from "#ui/patterns/sign-in/inline-sign-in-prompt.tsx";
import { reportActionOf } from "./report-action.ts";
import { NO_REPORT_DRAFT, REPORT_DRAFT, type ReportDraft } from "./report-draft.ts";

export interface ReportInput {
  /** Title of the popup, e.g. "Report this review". */
  readonly title: string;
  /** Identifies the subject, e.g. `review/17`: each has a draft of its own. */
  readonly subject: string;
  readonly send: (report: Report) => Promise<ReportOutcome>;
}

const form = css`
  @layer sections {
    display: grid;
    gap: var(--space-4);
  }
`;

/**
 * Asks for the reason of a report and sends it; stays open with the input if that fails. Closed before
 * that, it begins with the same words when it is opened again.
 */
export default function ReportPopup({
  input,
  answer,
  dismiss,
  layer,
}: PopupProps<ReportInput, Extract<ReportOutcome, "sent" | "already">>) {
  const { t: text } = useTranslation("report");
  const { t: common } = useTranslation("popups");
  const { t: general } = useTranslation("common");
  const { number } = useFormats();
  const formId = useId();
  const { user } = useVisit();
  const stored = useFormDraft(REPORT_DRAFT, user?.userId ?? "", input.subject);
  const [draft, setDraft] = useState(() => stored.read() ?? NO_REPORT_DRAFT);
  const { reason, words } = draft;
  const change = (part: Partial<ReportDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    stored.keep(next);
  };
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Exclude<ReportOutcome, "sent" | "already"> | null>(null);
  const refusal = isTried ? reportRefusalOf({ reason, words }) : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isSending || reason === null || reportRefusalOf({ reason, words }) !== null) return;
    setSending(true);
    setFailure(null);
    const outcome = await input.send({ reason, words });
    setSending(false);
    if (outcome === "sent" || outcome === "already") {
      stored.forget();
      answer(outcome);
    } else setFailure(outcome);
  };
  return (
    <Dialog
      layer={layer}
      title={input.title}
      description={text("text")}
      closeLabel={common("close")}
      size="medium"
      actions={
        <>
          <Button variant="secondary" onClick={dismiss}>
            {text("cancel")}
          </Button>
          <Button type="submit" form={formId} busy={isSending}>
            {text("send")}
          </Button>
        </>
      }
    >
      <form id={formId} name="report" className={form} onSubmit={(event) => void submit(event)} noValidate>
        <RadioGroup
          label={text("reason")}
          value={reason}
          onChange={(next) => change({ reason: next })}
          options={REPORT_REASONS.map((value) => ({ value, label: text(value) }))}
          error={refusal === "reason_missing" ? text("reasonMissing") : undefined}
        />
        <Field
          label={text("words")}
          hint={text("wordsHint", { number: number(checkText("report", "").max) })}
          error={
            refusal === "words_missing"
              ? text("wordsMissing")
              : refusal === "words_too_long"
                ? text("wordsTooLong")
                : undefined
          }
        >
          {(control) => (
            <TextArea
              {...control}
              name="words"
              value={words}
              rows={3}
              onChange={(event) => change({ words: event.target.value })}
            />
          )}
        </Field>
        {failure !== null && (
          <div role="alert">
            <FieldMessage>
              {text(failure)}{" "}
              {failure === "signedOut" && (
                <InlineSignInPrompt action={reportActionOf(input.subject)}>{general("signIn")}</InlineSignInPrompt>
              )}
            </FieldMessage>
          </div>
        )}
      </form>
    </Dialog>
  );
}
