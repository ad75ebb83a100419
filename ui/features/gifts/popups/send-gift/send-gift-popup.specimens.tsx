import type { ReactNode } from "react";
import type { GiftCheck } from "#core/commerce/gift.ts";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "#ui/overlays/specimen-layer.ts";
import { type GiftDraft, NO_GIFT_DRAFT } from "./gift-draft.ts";
import { MessageStep } from "./message-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import SendGiftPopup from "./send-gift-popup.tsx";

const GOODS = { goodsId: "lin2-deluxe", title: "Lineage II: Deluxe Edition" };
const LONG: GiftDraft = {
  recipient: "violet-comet",
  message: "Happy birthday! Meet me at the ninth castle, I have kept a place by the fire for you and your dragon.",
  day: "",
};
const CHECK: GiftCheck = {
  recipient: { nickname: "Violet Comet of the Ninth Castle" },
  refusal: null,
  amount: 3_499,
  currency: "USD",
  needsRefundWaiver: false,
};

/** A later step, as the popup shows it. */
const Framed = ({ children }: { readonly children: ReactNode }) => (
  <Dialog layer={SPECIMEN_LAYER} size="medium" title={`Give ${GOODS.title}`} closeLabel="Close">
    {children}
  </Dialog>
);

const messageStep = (draft: GiftDraft) => () => (
  <Framed>
    <MessageStep draft={draft} onDraft={NOTHING} onBack={NOTHING} onNext={NOTHING} />
  </Framed>
);

const reviewStep = (draft: GiftDraft) => () => (
  <Framed>
    <ReviewStep
      userId="specimen"
      goodsId={GOODS.goodsId}
      draft={draft}
      check={CHECK}
      onCheck={NOTHING}
      onBack={NOTHING}
    />
  </Framed>
);

export default {
  title: "Send a gift",
  specimens: [
    {
      name: "who it is for",
      isWhole: true,
      render: () => <SendGiftPopup input={GOODS} answer={NOTHING} dismiss={NOTHING} layer={SPECIMEN_LAYER} />,
    },
    { name: "which words and when", isWhole: true, render: messageStep(LONG) },
    { name: "too many words", isWhole: true, render: messageStep({ ...LONG, message: `${LONG.message} `.repeat(3) }) },
    { name: "a look over it", isWhole: true, render: reviewStep(LONG) },
    { name: "a look over a gift without words", isWhole: true, render: reviewStep(NO_GIFT_DRAFT) },
  ],
} satisfies Specimens;
