import { css } from "@linaria/core";
import { type FormEvent, useId, useRef, useState } from "react";
import { checkText, REPORT_REASONS, type ReportReason } from "#core/community/article.policy.ts";
import { type Report, reportRefusalOf } from "#core/community/report.policy.ts";
import { useFormats } from "#ui/i18n/use-formats.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { RadioGroup } from "#ui/kit/radio-group/radio-group.tsx";
import { TextArea } from "#ui/kit/text-area/text-area.tsx";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { InlineSignInOffer } from "#ui/sections/sign-in/inline-sign-in-offer.tsx";
import type { PopupProps } from "../layer-store.ts";

/** What has become of a report. */
export type ReportOutcome = "sent" | "already" | "signedOut" | "tooMany" | "failed";

export interface ReportInput {
  /** What is reported, e.g. "Report this review". */
  readonly title: string;
  /** `idempotencyKey` is the same for every try of one report. */
  readonly send: (report: Report, idempotencyKey: string) => Promise<ReportOutcome>;
}

const form = css`
  @layer sections {
    display: grid;
    gap: var(--space-4);
  }
`;

/** Asks what is wrong with something others have written, and sends it; stays open with what was typed if that fails. */
export default function ReportPopup({
  input,
  answer,
  dismiss,
  layer,
}: PopupProps<ReportInput, Extract<ReportOutcome, "sent" | "already">>) {
  const text = useText("report");
  const common = useText("popups");
  const general = useText("common");
  const { number } = useFormats();
  const { identifiers } = usePorts();
  const formId = useId();
  const key = useRef("");
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState("");
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
    key.current ||= identifiers.next();
    const outcome = await input.send({ reason, words }, key.current);
    setSending(false);
    if (outcome === "sent" || outcome === "already") answer(outcome);
    else setFailure(outcome);
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
      <form id={formId} className={form} onSubmit={(event) => void submit(event)} noValidate>
        <RadioGroup
          label={text("reason")}
          value={reason}
          onChange={(next) => {
            // Another report than the one that may have arrived.
            key.current = "";
            setReason(next);
          }}
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
              value={words}
              rows={3}
              onChange={(event) => {
                key.current = "";
                setWords(event.target.value);
              }}
            />
          )}
        </Field>
        {failure !== null && (
          <div role="alert">
            <FieldMessage>
              {text(failure)} {failure === "signedOut" && <InlineSignInOffer>{general("signIn")}</InlineSignInOffer>}
            </FieldMessage>
          </div>
        )}
      </form>
    </Dialog>
  );
}
