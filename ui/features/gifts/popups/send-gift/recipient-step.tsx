import type { ParseKeys } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FoundRecipients, GiftCheck } from "#core/commerce/gift.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import { trimVisible } from "#core/texts/visible-text.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import { FoundPlayers } from "./found-players.tsx";
import type { GiftDraft, GiftForm } from "./gift-draft.ts";
import { GIFT_REFUSAL_TEXTS } from "./gift-refusal-texts.ts";
import { StepFrame } from "./step-frame.tsx";

interface RecipientStepProps {
  readonly goodsId: string;
  readonly form: GiftForm;
  readonly onDraft: (change: Partial<GiftDraft>) => void;
  readonly onCheck: (check: GiftCheck) => void;
  readonly onNext: () => void;
}

/** Step for the recipient, who is found by nickname; it continues only if the gift can be delivered to them. */
export function RecipientStep({ goodsId, form, onDraft, onCheck, onNext }: RecipientStepProps) {
  const { t: text } = useTranslation("gifts");
  const { gifts } = usePorts();
  const [found, setFound] = useState<FoundRecipients | null>(null);
  // An answer for a name that is no longer in the field is dropped.
  const isTyped = (recipient: string) => form.read().recipient === recipient;
  const find = async ({ recipient, recipientId }: GiftDraft) => {
    const answer = await gifts.findRecipients(trimVisible(recipient));
    if (!isTyped(recipient)) return;
    if (!answer.ok) return form.refuse({ recipient: problemOf(answer.failure) });
    const { players } = answer.value;
    const choices = players.filter(({ refusal }) => refusal === null);
    const refusal = players[0]?.refusal ?? null;
    if (choices.length === 0) {
      return form.refuse({ recipient: refusal === null ? "noSuchPlayer" : GIFT_REFUSAL_TEXTS[refusal] });
    }
    const earlier = choices.find(({ id }) => id === recipientId);
    const only = choices.length === 1 ? choices[0] : undefined;
    onDraft({ recipientId: (earlier ?? only)?.id ?? "" });
    setFound(answer.value);
  };
  const goOn = async ({ recipient, recipientId }: GiftDraft) => {
    if (recipientId === "") return form.refuse({ recipientId: "choosePlayer" });
    const answer = await gifts.check({ goodsId, recipient: recipientId });
    if (!isTyped(recipient)) return;
    if (!answer.ok) return form.refuse({ recipientId: problemOf(answer.failure) });
    if (answer.value.refusal !== null) return form.refuse({ recipientId: GIFT_REFUSAL_TEXTS[answer.value.refusal] });
    onCheck(answer.value);
    onNext();
  };
  const { values, problems } = form;
  return (
    <StepFrame
      step={1}
      form={form.props(found === null ? find : goOn)}
      actions={
        <Button type="submit" busy={form.isSending}>
          {text(found === null ? "find" : "next")}
        </Button>
      }
    >
      <Field
        label={text("recipient")}
        hint={text("recipientHint")}
        error={problems.recipient && text(problems.recipient)}
      >
        {(control) => (
          <TextInput
            {...control}
            name="recipient"
            icon="user"
            value={values.recipient}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              onDraft({ recipient: event.target.value, recipientId: "" });
              setFound(null);
            }}
          />
        )}
      </Field>
      {found !== null && (
        <FoundPlayers
          found={found}
          chosen={values.recipientId}
          error={problems.recipientId && text(problems.recipientId)}
          onChoose={(recipientId) => onDraft({ recipientId })}
        />
      )}
    </StepFrame>
  );
}

function problemOf(failure: RequestFailure): ParseKeys<"gifts"> {
  if (failure.kind !== "status") return "didNotWork";
  if (failure.code === "TOO_MANY_RECIPIENTS") return "tooManyNames";
  return failure.status === 404 ? "noSuchPlayer" : "didNotWork";
}
