import type { ParseKeys } from "i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { GiftCheck } from "#core/commerce/gift.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { useFormDraft } from "#ui/kit/form/form-draft.ts";
import { useForm } from "#ui/kit/form/use-form.ts";
import { usePersistedState } from "#ui/kit/persisted-state/use-persisted-state.ts";
import type { PopupProps } from "#ui/overlays/layer-store.ts";
import { GIFT_DRAFT, type GiftDraft, giftProblemsOf, NO_GIFT_DRAFT } from "./gift-draft.ts";
import { MessageStep } from "./message-step.tsx";
import { RecipientStep } from "./recipient-step.tsx";
import { ReviewStep } from "./review-step.tsx";

export interface SendGiftInput {
  readonly goodsId: string;
  readonly title: string;
}

const STEP = v.picklist([1, 2, 3]);

/** Sends goods to another player: recipient, message and date, summary, payment. */
export default function SendGiftPopup({ input, layer }: PopupProps<SendGiftInput, never>) {
  const { t: text } = useTranslation("gifts");
  const { t: words } = useTranslation("popups");
  const { gifts, clock } = usePorts();
  const { user } = useVisit();
  const userId = user?.userId ?? "";
  const { goodsId } = input;
  const [step, setStep] = usePersistedState<number>(`gift/${input.goodsId}/step`, STEP, 1);
  const [check, setCheck] = useState<GiftCheck | null>(null);
  const form = useForm<GiftDraft, ParseKeys<"gifts">>({
    initial: NO_GIFT_DRAFT,
    draft: useFormDraft(GIFT_DRAFT, userId, goodsId),
    check: (draft) => giftProblemsOf(step, draft, clock.now()),
  });
  // Another gift is another order.
  const onDraft = (change: Partial<GiftDraft>) => form.change({ orderKey: "", ...change });
  const shared = { goodsId, form, onDraft, onCheck: setCheck, onBack: () => setStep(step - 1) };
  // A reload restores the step, but not what is known of the recipient.
  const isUnchecked = step > 1 && check === null;
  const { recipientId } = form.values;
  useEffect(() => {
    if (!isUnchecked) return;
    let isGone = false;
    void gifts.check({ goodsId, recipient: recipientId }).then((answer) => {
      if (isGone) return;
      if (answer.ok && answer.value.refusal === null) setCheck(answer.value);
      else setStep(1);
    });
    return () => {
      isGone = true;
    };
  }, [isUnchecked, gifts, goodsId, recipientId, setStep]);
  const onNext = () => setStep(step + 1);
  return (
    <Dialog layer={layer} size="medium" title={text("popupTitle", { title: input.title })} closeLabel={words("close")}>
      {step === 1 && <RecipientStep {...shared} onNext={onNext} />}
      {step === 2 && <MessageStep {...shared} onNext={onNext} />}
      {step === 3 && check !== null && <ReviewStep {...shared} userId={userId} check={check} />}
    </Dialog>
  );
}
