import type { ParseKeys } from "i18next";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FoundRecipients, GiftCheck } from "#core/commerce/gift.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import { trimVisible } from "#core/texts/visible-text.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import { FoundPlayers } from "./found-players.tsx";
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

/** Step for the recipient, who is found by nickname; it continues only if the gift can be delivered to them. */
export function RecipientStep({ goodsId, draft, onDraft, onCheck, onNext }: RecipientStepProps) {
  const { t: text } = useTranslation("gifts");
  const { gifts } = usePorts();
  const [found, setFound] = useState<FoundRecipients | null>(null);
  const [error, setError] = useState<ParseKeys<"gifts"> | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // An answer for a name that is no longer in the field is dropped.
  const newestName = useRef(draft.recipient);
  const find = async () => {
    const nickname = trimVisible(draft.recipient);
    if (nickname === "") return setError("recipientMissing");
    setIsBusy(true);
    const typed = newestName.current;
    const answer = await gifts.findRecipients(nickname);
    setIsBusy(false);
    if (newestName.current !== typed) return;
    if (!answer.ok) return setError(problemOf(answer.failure));
    const { players } = answer.value;
    const choices = players.filter(({ refusal }) => refusal === null);
    const refusal = players[0]?.refusal ?? null;
    if (choices.length === 0) return setError(refusal === null ? "noSuchPlayer" : GIFT_REFUSAL_TEXTS[refusal]);
    const earlier = choices.find(({ id }) => id === draft.recipientId);
    const only = choices.length === 1 ? choices[0] : undefined;
    onDraft({ recipientId: (earlier ?? only)?.id ?? "" });
    setFound(answer.value);
  };
  const goOn = async () => {
    const { recipientId } = draft;
    if (recipientId === "") return setError("choosePlayer");
    setIsBusy(true);
    const typed = newestName.current;
    const answer = await gifts.check({ goodsId, recipient: recipientId });
    setIsBusy(false);
    if (newestName.current !== typed) return;
    if (!answer.ok) return setError(problemOf(answer.failure));
    if (answer.value.refusal !== null) return setError(GIFT_REFUSAL_TEXTS[answer.value.refusal]);
    onCheck(answer.value);
    onNext();
  };
  const submit = () => {
    if (isBusy) return;
    setError(null);
    void (found === null ? find() : goOn());
  };
  const problem = error === null ? undefined : text(error);
  return (
    <StepFrame
      step={1}
      onSubmit={submit}
      actions={
        <Button type="submit" busy={isBusy}>
          {text(found === null ? "find" : "next")}
        </Button>
      }
    >
      <Field label={text("recipient")} hint={text("recipientHint")} error={found === null ? problem : undefined}>
        {(control) => (
          <TextInput
            {...control}
            name="recipient"
            icon="user"
            value={draft.recipient}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              newestName.current = event.target.value;
              onDraft({ recipient: event.target.value, recipientId: "" });
              setFound(null);
              setError(null);
            }}
          />
        )}
      </Field>
      {found !== null && (
        <FoundPlayers
          found={found}
          chosen={draft.recipientId}
          error={problem}
          onChoose={(recipientId) => {
            onDraft({ recipientId });
            setError(null);
          }}
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
