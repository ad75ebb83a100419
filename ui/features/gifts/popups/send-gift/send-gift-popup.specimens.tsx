import { type ReactNode, useCallback } from "react";
import type { FoundRecipients, GiftCheck } from "#core/commerce/gift.ts";
import { succeed } from "#core/failures/request-failure.ts";
import { PortsProvider, usePorts } from "#ui/context/ports-context.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { useForm } from "#ui/kit/form/use-form.ts";
import { sampleMedia } from "#ui/kit/picture/sample-media.ts";
import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "#ui/overlays/specimen-layer.ts";
import { type GiftDraft, type GiftForm, NO_GIFT_DRAFT } from "./gift-draft.ts";
import { MessageStep } from "./message-step.tsx";
import { RecipientStep } from "./recipient-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import SendGiftPopup from "./send-gift-popup.tsx";

const GOODS = { goodsId: "lin2-deluxe", title: "Lineage II: Deluxe Edition" };
const LONG: GiftDraft = {
  recipient: "Violet Comet of the Ninth Castle",
  recipientId: "violet-comet",
  message: "Happy birthday! Meet me at the ninth castle, I have kept a place by the fire for you and your dragon.",
  day: "",
  orderKey: "",
};
const CHECK: GiftCheck = {
  recipient: { nickname: "Violet Comet of the Ninth Castle" },
  refusal: null,
  amount: 3_499,
  currency: "USD",
  needsRefundWaiver: false,
};

interface FramedProps {
  readonly draft: GiftDraft;
  readonly children: (form: GiftForm) => ReactNode;
}

/** A step, as the popup shows it. */
function Framed({ draft, children }: FramedProps) {
  const form: GiftForm = useForm({ initial: draft });
  return (
    <Dialog layer={SPECIMEN_LAYER} size="medium" title={`Give ${GOODS.title}`} closeLabel="Close">
      {children(form)}
    </Dialog>
  );
}

const messageStep = (draft: GiftDraft) => () => (
  <Framed draft={draft}>
    {(form) => <MessageStep form={form} onDraft={NOTHING} onBack={NOTHING} onNext={NOTHING} />}
  </Framed>
);

const reviewStep = (draft: GiftDraft) => () => (
  <Framed draft={draft}>
    {(form) => (
      <ReviewStep
        userId="specimen"
        goodsId={GOODS.goodsId}
        form={form}
        onDraft={NOTHING}
        check={CHECK}
        onCheck={NOTHING}
        onBack={NOTHING}
      />
    )}
  </Framed>
);

type Found = FoundRecipients["players"][number];
const player = (id: string, memberSince: string, change: Partial<Found> = {}): Found => ({
  id,
  nickname: "Violet Comet",
  avatar: "",
  memberSince,
  refusal: null,
  ...change,
});
const COMETS = [
  player("first", "2019-03-14T12:00:00.000Z", { avatar: sampleMedia(300, 200, 200).src }),
  player("second", "2024-11-02T12:00:00.000Z"),
  player("third", "2026-01-30T12:00:00.000Z", { refusal: "account_closing" }),
];

/** The first step after a nickname has been looked up. */
function Answered({ answer, isChosen = false }: { readonly answer: FoundRecipients; readonly isChosen?: boolean }) {
  const ports = usePorts();
  const draft = { ...NO_GIFT_DRAFT, recipient: "Violet Comet", recipientId: isChosen ? "second" : "" };
  // Once the dialog shows the step: its name is looked up as by a press.
  const lookUp = useCallback((step: HTMLElement | null) => {
    queueMicrotask(() => step?.querySelector("form")?.requestSubmit());
  }, []);
  return (
    <PortsProvider ports={{ ...ports, gifts: { ...ports.gifts, findRecipients: async () => succeed(answer) } }}>
      <Framed draft={draft}>
        {(form) => (
          <div ref={lookUp}>
            <RecipientStep
              goodsId={GOODS.goodsId}
              form={form}
              onDraft={form.change}
              onCheck={NOTHING}
              onNext={NOTHING}
            />
          </div>
        )}
      </Framed>
    </PortsProvider>
  );
}

const answered = (players: FoundRecipients["players"], { hasMore = false, isChosen = false } = {}) =>
  function AnsweredStep() {
    return <Answered answer={{ players, hasMore }} isChosen={isChosen} />;
  };

export default {
  title: "Send a gift",
  specimens: [
    {
      name: "who it is for",
      isWhole: true,
      render: () => <SendGiftPopup input={GOODS} answer={NOTHING} dismiss={NOTHING} layer={SPECIMEN_LAYER} />,
    },
    { name: "no player found", isWhole: true, render: answered([]) },
    { name: "one player found", isWhole: true, render: answered(COMETS.slice(0, 1)) },
    { name: "several players of that name", isWhole: true, render: answered(COMETS) },
    { name: "more players than are shown", isWhole: true, render: answered(COMETS, { hasMore: true, isChosen: true }) },
    { name: "which words and when", isWhole: true, render: messageStep(LONG) },
    { name: "too many words", isWhole: true, render: messageStep({ ...LONG, message: `${LONG.message} `.repeat(3) }) },
    { name: "a look over it", isWhole: true, render: reviewStep(LONG) },
    { name: "a look over a gift without words", isWhole: true, render: reviewStep(NO_GIFT_DRAFT) },
  ],
} satisfies Specimens;
