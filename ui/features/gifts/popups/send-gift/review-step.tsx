import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ParseKeys } from "i18next";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { appStoreOf } from "#core/commerce/app-store.ts";
import { GIFT_REFUSALS, type GiftCheck } from "#core/commerce/gift.ts";
import { paymentProvidersOf } from "#core/commerce/payment-providers.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import { addBasePath } from "#core/navigation/base-path.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useAskForRefundWaiver } from "#ui/features/checkout/use-ask-for-refund-waiver.ts";
import { placeGift } from "#ui/features/gifts/queries/place-gift.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { deliveryOf } from "./delivery-day.ts";
import type { GiftDraft } from "./gift-draft.ts";
import { GIFT_REFUSAL_TEXTS } from "./gift-refusal-texts.ts";
import { StepFrame } from "./step-frame.tsx";

interface ReviewStepProps {
  readonly userId: string;
  readonly goodsId: string;
  readonly draft: GiftDraft;
  readonly check: GiftCheck;
  readonly onCheck: (check: GiftCheck) => void;
  readonly onBack: () => void;
}

/** Shows everything once more and leads to the payment, once: a lost answer is looked for before anything is sent again. */
export function ReviewStep({ userId, goodsId, draft, check, onCheck, onBack }: ReviewStepProps) {
  const { t: text } = useTranslation("gifts");
  const formats = useFormats();
  const { shell } = useVisit();
  const ports = usePorts();
  const client = useQueryClient();
  const { history } = useRouter();
  const askForRefundWaiver = useAskForRefundWaiver();
  const [problem, setProblem] = useState<ParseKeys<"gifts"> | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const isUnderWay = useRef(false);
  const provider = paymentProvidersOf(shell, appStoreOf(navigator.userAgent))[0] ?? null;
  const deliverAt = deliveryOf(draft.day, ports.clock.now());
  const recipient = draft.recipient.trim();
  const message = draft.message.trim();

  // Back from the payment page can bring this very page out of the browser's cache, still waiting to leave.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isUnderWay.current = false;
      setIsPaying(false);
    };
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  const pay = async () => {
    if (isUnderWay.current || provider === null) return;
    isUnderWay.current = true;
    setProblem(null);
    if (check.needsRefundWaiver && !(await askForRefundWaiver())) {
      isUnderWay.current = false;
      return;
    }
    setIsPaying(true);
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
    if (outcome.kind === "goto") return window.location.assign(outcome.address);
    if (outcome.kind === "changed") {
      const fresh = await ports.gifts.check({ goodsId, recipient });
      if (fresh.ok) onCheck(fresh.value);
      setProblem(fresh.ok && fresh.value.refusal === null ? "priceChanged" : "didNotWork");
    } else {
      setProblem(problemOf(outcome.failure));
    }
    isUnderWay.current = false;
    setIsPaying(false);
  };
  return (
    <StepFrame
      step={3}
      onSubmit={() => void pay()}
      actions={
        <>
          <Button variant="secondary" onClick={onBack}>
            {text("back")}
          </Button>
          {provider === null ? (
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
            <bdi>{check.recipient?.nickname ?? recipient}</bdi>
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
      {problem !== null && (
        <div role="alert">
          <FieldMessage>{text(problem)}</FieldMessage>
        </div>
      )}
    </StepFrame>
  );
}

function problemOf(failure: RequestFailure): ParseKeys<"gifts"> {
  if (failure.kind === "fetch" || failure.kind === "timeout") return "noAnswer";
  if (failure.kind === "status" && failure.code === "TOO_MANY_UNPAID_ORDERS") return "tooManyUnpaid";
  if (failure.kind === "status" && failure.code === "TOO_MANY_RECIPIENTS") return "tooManyNames";
  const details = failure.kind === "status" ? failure.details : null;
  const reason = typeof details === "object" && details !== null && "reason" in details ? details.reason : null;
  const refusal = GIFT_REFUSALS.find((known) => known === reason);
  return refusal === undefined ? "didNotWork" : GIFT_REFUSAL_TEXTS[refusal];
}
