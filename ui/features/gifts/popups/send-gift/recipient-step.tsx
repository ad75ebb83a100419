import type { ParseKeys } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { GiftCheck } from "#core/commerce/gift.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import type { GiftDraft } from "./gift-draft.ts";
import { GIFT_REFUSAL_TEXTS } from "./gift-refusal-texts.ts";
import { StepFrame } from "./step-frame.tsx";

interface RecipientStepProps {
  readonly goodsId: string;
  readonly draft: GiftDraft;
  readonly onDraft: (change: Partial<GiftDraft>) => void;
  readonly onCheck: (check: GiftCheck) => void;
  readonly onNext: () => void;
}

/** Asks who it is for, and goes on only when it can reach them. */
export function RecipientStep({ goodsId, draft, onDraft, onCheck, onNext }: RecipientStepProps) {
  const { t: text } = useTranslation("gifts");
  const { gifts } = usePorts();
  const [error, setError] = useState<ParseKeys<"gifts"> | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const submit = async () => {
    const recipient = draft.recipient.trim();
    if (isChecking) return;
    if (recipient === "") return setError("recipientMissing");
    setIsChecking(true);
    const answer = await gifts.check({ goodsId, recipient });
    setIsChecking(false);
    if (!answer.ok) return setError(problemOf(answer.failure));
    if (answer.value.refusal !== null) return setError(GIFT_REFUSAL_TEXTS[answer.value.refusal]);
    onCheck(answer.value);
    onNext();
  };
  return (
    <StepFrame
      step={1}
      onSubmit={() => void submit()}
      actions={
        <Button type="submit" busy={isChecking}>
          {text("next")}
        </Button>
      }
    >
      <Field label={text("recipient")} hint={text("recipientHint")} error={error === null ? undefined : text(error)}>
        {(control) => (
          <TextInput
            {...control}
            icon="user"
            value={draft.recipient}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              onDraft({ recipient: event.target.value });
              setError(null);
            }}
          />
        )}
      </Field>
    </StepFrame>
  );
}

function problemOf(failure: RequestFailure): ParseKeys<"gifts"> {
  if (failure.kind !== "status") return "didNotWork";
  if (failure.code === "TOO_MANY_RECIPIENTS") return "tooManyNames";
  return failure.status === 404 ? "noSuchPlayer" : "didNotWork";
}
