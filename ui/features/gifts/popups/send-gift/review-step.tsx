import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ParseKeys } from "i18next";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { appStoreOf } from "#core/commerce/app-store.ts";
import type { GiftCheck } from "#core/commerce/gift.ts";
import { paymentProvidersOf } from "#core/commerce/payment-providers.ts";
import { type FailureTexts, failureTextOf } from "#core/failures/failure-text.ts";
import { addBasePath } from "#core/navigation/base-path.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { normalizeText } from "#core/texts/normalize-text.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { asOneWrite } from "#ui/data/write.ts";
import { leaveForPayment } from "#ui/features/checkout/leave-for-payment.ts";
import { PaymentAway, type UnreachedPayment } from "#ui/features/checkout/payment-away.tsx";
import { useAskForRefundWaiver } from "#ui/features/checkout/use-ask-for-refund-waiver.ts";
import { placeGift } from "#ui/features/gifts/queries/place-gift.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { deliveryOf } from "./delivery-day.ts";
import type { GiftDraft, GiftForm } from "./gift-draft.ts";
import { GIFT_REFUSAL_TEXTS } from "./gift-refusal-texts.ts";
import { StepFrame } from "./step-frame.tsx";

const SENDING_FAILURES: FailureTexts<ParseKeys<"gifts">> = {
  ...GIFT_REFUSAL_TEXTS,
  TOO_MANY_UNPAID_ORDERS: "tooManyUnpaid",
  TOO_MANY_RECIPIENTS: "tooManyNames",
  noAnswer: "noAnswer",
  other: "didNotWork",
};

interface ReviewStepProps {
  readonly userId: string;
  readonly goodsId: string;
  readonly form: GiftForm;
  readonly onDraft: (change: Partial<GiftDraft>) => void;
  readonly check: GiftCheck;
  readonly onCheck: (check: GiftCheck) => void;
  readonly onBack: () => void;
}

/** Summary of the gift and the link to the payment. It is sent once: after a lost answer, the order is read before another attempt. */
export function ReviewStep({ userId, goodsId, form, onDraft, check, onCheck, onBack }: ReviewStepProps) {
  const { t: text } = useTranslation("gifts");
  const formats = useFormats();
  const { shell } = useVisit();
  const ports = usePorts();
  const client = useQueryClient();
  const { history } = useRouter();
  const askForRefundWaiver = useAskForRefundWaiver();
  const [problem, setProblem] = useState<ParseKeys<"gifts"> | null>(null);
  const [unreached, setUnreached] = useState<UnreachedPayment | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const isUnderWay = useRef(false);
  const provider = paymentProvidersOf(shell, appStoreOf(navigator.userAgent))[0] ?? null;
  const { values: draft } = form;
  const deliverAt = deliveryOf(draft.day, ports.clock.now());
  const recipient = draft.recipientId;
  const message = normalizeText(draft.message);

  // Back from the payment page can restore this page from the back/forward cache, still in its busy state.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isUnderWay.current = false;
      setIsPaying(false);
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);

  const checkAgain = async () => {
    const fresh = await ports.gifts.check({ goodsId, recipient });
    if (fresh.ok) onCheck(fresh.value);
    setProblem(fresh.ok && fresh.value.refusal === null ? "priceChanged" : "didNotWork");
  };
  const pay = async () => {
    if (isUnderWay.current || provider === null) return;
    isUnderWay.current = true;
    setProblem(null);
    if (check.needsRefundWaiver && !(await askForRefundWaiver())) {
      isUnderWay.current = false;
      return;
    }
    setIsPaying(true);
    const isLeft = await asOneWrite(client, async () => {
      const outcome = await placeGift(ports, client, userId, {
        goodsId,
        recipient,
        message,
        deliverAt,
        provider,
        expected: { total: check.amount, currency: check.currency },
        waivesRefund: check.needsRefundWaiver,
        returnPath: history.createHref(addBasePath(buildPath("orderResult", {}), ports.configuration.basePath)),
      });
      if (outcome.kind === "goto") {
        onDraft({ orderKey: outcome.orderKey });
        if (await leaveForPayment(ports, outcome.address)) return true;
        setUnreached(outcome);
      } else if (outcome.kind === "changed") {
        await checkAgain();
      } else {
        setProblem(failureTextOf(outcome.failure, SENDING_FAILURES));
      }
      return false;
    });
    if (isLeft) return;
    isUnderWay.current = false;
    setIsPaying(false);
  };
  return (
    <StepFrame
      step={3}
      form={form.props(() => void pay())}
      actions={
        <>
          <Button variant="secondary" onClick={onBack}>
            {text("back")}
          </Button>
          {unreached !== null ? null : provider === null ? (
            <Button type="submit" disabled reason={text("noProvider")}>
              {text("pay")}
            </Button>
          ) : (
            <Button data-log="payGift" type="submit" busy={isPaying}>
              {text("pay")}
            </Button>
          )}
        </>
      }
    >
      <dl>
        <div>
          <dt>{text("forWhom")}</dt>
          <dd>
            <bdi>{check.recipient?.nickname ?? draft.recipient}</bdi>
          </dd>
        </div>
        {message !== "" && (
          <div>
            <dt>{text("message")}</dt>
            <dd dir="auto">{message}</dd>
          </div>
        )}
        <div>
          <dt>{text("deliverOn")}</dt>
          <dd>{deliverAt === null ? text("rightAway") : formats.date(deliverAt)}</dd>
        </div>
        <div>
          <dt>{text("price")}</dt>
          <dd>{formats.price(check.amount, check.currency)}</dd>
        </div>
      </dl>
      <p data-part="note">{text("reviewText")}</p>
      {unreached !== null && <PaymentAway payment={unreached} />}
      {problem !== null && (
        <div role="alert">
          <FieldMessage>{text(problem)}</FieldMessage>
        </div>
      )}
    </StepFrame>
  );
}
