import { css } from "@linaria/core";
import type { ParseKeys } from "i18next";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkText } from "#core/community/article.policy.ts";
import { type Report, type ReportRefusal, reportRefusalOf } from "#core/community/report.policy.ts";
import type { ReportOutcome } from "#core/community/report-outcome.ts";
import { REPORT_REASONS } from "#core/community/report-reasons.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { useFormDraft } from "#ui/kit/form/form-draft.ts";
import { type Problems, useForm } from "#ui/kit/form/use-form.ts";
import { RadioGroup } from "#ui/kit/radio-group/radio-group.tsx";
import { TextArea } from "#ui/kit/text-area/text-area.tsx";
import type { PopupProps } from "#ui/overlays/layer-store.ts";
import { InlineSignInPrompt } from "#ui/patterns/sign-in/inline-sign-in-prompt.tsx";
import { reportActionOf } from "./report-action.ts";
import { NO_REPORT_DRAFT, REPORT_DRAFT } from "./report-draft.ts";

export interface ReportInput {
  /** Title of the popup, e.g. "Report this review". */
  readonly title: string;
  /** Identifies the subject, e.g. `review/17`: each has a draft of its own. */
  readonly subject: string;
  readonly send: (report: Report) => Promise<ReportOutcome>;
}

const look = css`
  @layer sections {
    display: grid;
    gap: var(--space-4);
  }
`;

/** The field that each refusal belongs to, and its text. */
const PROBLEMS = {
  reason_missing: { reason: "reasonMissing" },
  words_missing: { words: "wordsMissing" },
  words_too_long: { words: "wordsTooLong" },
} as const satisfies Record<ReportRefusal, Problems<Report, ParseKeys<"report">>>;

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
  const { values, problems, change, ...form } = useForm<typeof NO_REPORT_DRAFT, ParseKeys<"report">>({
    initial: NO_REPORT_DRAFT,
    draft: useFormDraft(REPORT_DRAFT, user?.userId ?? "", input.subject),
    check: (report) => {
      const refusal = reportRefusalOf(report);
      return refusal === null ? {} : PROBLEMS[refusal];
    },
  });
  const [failure, setFailure] = useState<Exclude<ReportOutcome, "sent" | "already"> | null>(null);

  const send = async ({ reason, words }: typeof NO_REPORT_DRAFT) => {
    if (reason === null) return;
    setFailure(null);
    const outcome = await input.send({ reason, words });
    if (outcome === "sent" || outcome === "already") {
      form.reset();
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
          <Button type="submit" form={formId} busy={form.isSending}>
            {text("send")}
          </Button>
        </>
      }
    >
      <form id={formId} name="report" className={look} {...form.props(send)}>
        <RadioGroup
          label={text("reason")}
          value={values.reason}
          onChange={(reason) => change({ reason })}
          options={REPORT_REASONS.map((value) => ({ value, label: text(value) }))}
          error={problems.reason && text(problems.reason)}
        />
        <Field
          label={text("words")}
          hint={text("wordsHint", { number: number(checkText("report", "").max) })}
          error={problems.words && text(problems.words)}
        >
          {(control) => <TextArea {...control} {...form.input("words")} rows={3} />}
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
