import { css } from "@linaria/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ParseKeys } from "i18next";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Gift, GiftState } from "#core/commerce/gift.ts";
import { type FailureTexts, failureTextOf } from "#core/failures/failure-text.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { goodsPath } from "#ui/features/catalogue/goods-path.ts";
import { answerGiftMutation } from "#ui/features/gifts/queries/gifts.ts";
import { NextAction } from "#ui/features/library/components/next-action.tsx";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { useConfirm } from "#ui/overlays/confirm/use-confirm.ts";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { GiftWrap } from "./gift-wrap.tsx";

const STATES: Readonly<Record<GiftState, ParseKeys<"gifts">>> = {
  pending: "statePending",
  accepted: "stateAccepted",
  declined: "stateDeclined",
  expired: "stateExpired",
  cancelled: "stateCancelled",
  refunded: "stateRefunded",
};

const GIVEN = { sent: "to", received: "from" } as const;

const ANSWER_FAILURES = {
  already_owned: "ownedAlready",
  gift_answered: "answeredAlready",
  noAnswer: "didNotWork",
  other: "didNotWork",
} as const satisfies FailureTexts<ParseKeys<"gifts">>;

const card = css`
  @layer screens {
    display: grid;
    grid-template-columns: 224px minmax(0, 1fr);
    gap: var(--space-5);
    padding: var(--space-3);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    & > [data-part="picture"] {
      position: relative;
      align-self: start;
      overflow: hidden;
      border-radius: var(--radius-control);
    }

    & > [data-part="facts"] {
      display: grid;
      align-content: center;
      justify-items: start;
      gap: var(--space-2);
      padding-block: var(--space-1);
    }

    & h3 {
      font-size: var(--type-16);
      font-weight: 700;
      line-height: var(--leading-heading);
    }

    & h3 > a:hover {
      text-decoration: underline;
    }

    & p {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }

    & [data-part="yours"] {
      color: var(--color-text);
      font-size: var(--type-16);
      font-weight: 600;
      outline: none;
    }

    & blockquote {
      padding-inline-start: var(--space-3);
      border-inline-start: 3px solid var(--color-line-strong);
      overflow-wrap: anywhere;
      white-space: pre-wrap;
    }

    & blockquote > span {
      display: block;
    }

    & [data-part="actions"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-3);
      padding-block-start: var(--space-2);
    }

    & [data-part="trouble"] {
      color: var(--color-error-text);
    }

    @media ${UP_TO_PHONE} {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-3);
    }
  }
`;

/** A gift: what, from whom or to whom, with which words, and what can be done about it. */
export function GiftCard({ gift }: { readonly gift: Gift }) {
  const { t: text } = useTranslation("gifts");
  const { goods, direction, state } = gift;
  const { clock } = usePorts();
  const isWaiting = direction === "received" && state === "pending";
  const [isWrapped] = useState(isWaiting);
  const isUnwrapped = isWrapped && state === "accepted";
  const isTakenBack = direction === "received" && gift.isWithdrawn;
  const words = isTakenBack ? "stateWithdrawn" : state && STATES[state];
  const isOnItsWay = Date.parse(gift.deliverAt) > clock.now();
  const deadline = isOnItsWay ? gift.deliverAt : gift.expiresAt;
  return (
    <li className={card}>
      <div data-part="picture">
        <Picture media={goods.image} sizes="(max-width: 639px) 92vw, 224px" ratio="16 / 9" alt="" />
        {(isWaiting || isUnwrapped) && <GiftWrap isOpen={isUnwrapped} />}
      </div>
      <div data-part="facts">
        {words !== null && (
          <Badge tone={state === "accepted" ? "success" : isWaiting ? "live" : "neutral"}>{text(words)}</Badge>
        )}
        <h3 lang={goods.textLocale}>
          <PageLink to={goodsPath(goods)}>{goods.title}</PageLink>
        </h3>
        <p>{direction === null ? <bdi>{gift.other}</bdi> : text(GIVEN[direction], { name: gift.other })}</p>
        {gift.message !== "" && (
          <blockquote>
            <span dir="auto">{gift.message}</span>
          </blockquote>
        )}
        {isTakenBack && <p>{text("withdrawnBy", { name: gift.other })}</p>}
        {state === "pending" && deadline !== null && (
          <p>
            {text(isOnItsWay ? "arrivesOn" : "answerUntil")} <LocalTime instant={deadline} form="date" />
          </p>
        )}
        {isWaiting && <Answers gift={gift} />}
        {direction === "sent" && state === "pending" && <Withdrawal gift={gift} />}
        {isUnwrapped && <Unwrapped gift={gift} />}
      </div>
    </li>
  );
}

/** What a player has just accepted, and what to do with it. */
function Unwrapped({ gift: { goods } }: { readonly gift: Gift }) {
  const { t: text } = useTranslation("gifts");
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button is gone, and the focus with it.
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <p data-part="yours" ref={line} tabIndex={-1}>
        {text("nowYours", { title: goods.title })}
      </p>
      <div data-part="actions">
        <NextAction gameCode={goods.gameCode} />
        <ButtonLink to={buildPath("library", {})} variant="secondary">
          {text("toLibrary")}
        </ButtonLink>
      </div>
    </>
  );
}

/** Why a gift could not be accepted, declined or withdrawn; nothing without an error. */
function AnswerFailure({ error }: { readonly error: Error | null }) {
  const { t: text } = useTranslation("gifts");
  if (error === null) return null;
  return (
    <p data-part="trouble" role="alert">
      {text(failureTextOf(failureOf(error), ANSWER_FAILURES))}
    </p>
  );
}

/** Lets the sender take back what is not accepted yet. */
function Withdrawal({ gift }: { readonly gift: Gift }) {
  const { t: text } = useTranslation("gifts");
  const confirm = useConfirm();
  const answer = useMutation(answerGiftMutation(useQueryScope(), useQueryClient()));
  const withdraw = async () => {
    if (answer.isPending) return;
    const isSure = await confirm({
      title: text("withdrawQuestion"),
      description: text("withdrawText", { name: gift.other }),
      confirmLabel: text("withdraw"),
      cancelLabel: text("keepSent"),
      isDangerous: true,
    });
    if (isSure) answer.mutate({ giftId: gift.id, answer: "withdraw" });
  };
  return (
    <>
      <AnswerFailure error={answer.error} />
      <div data-part="actions">
        <Button data-log="withdrawGift" variant="secondary" busy={answer.isPending} onClick={() => void withdraw()}>
          {text("withdraw")}
        </Button>
      </div>
    </>
  );
}

function Answers({ gift }: { readonly gift: Gift }) {
  const { t: text } = useTranslation("gifts");
  const confirm = useConfirm();
  const answer = useMutation(answerGiftMutation(useQueryScope(), useQueryClient()));
  const isBusy = (which: "accept" | "decline") => answer.isPending && answer.variables.answer === which;
  const accept = () => {
    if (answer.isPending) return;
    answer.mutate({ giftId: gift.id, answer: "accept" });
  };
  const decline = async () => {
    if (answer.isPending) return;
    const isSure = await confirm({
      title: text("declineQuestion"),
      description: text("declineText"),
      confirmLabel: text("decline"),
      cancelLabel: text("keepGift"),
      isDangerous: true,
    });
    if (isSure) answer.mutate({ giftId: gift.id, answer: "decline" });
  };
  return (
    <>
      <AnswerFailure error={answer.error} />
      <div data-part="actions">
        <Button variant="success" busy={isBusy("accept")} onClick={accept}>
          {text("accept")}
        </Button>
        <Button variant="secondary" busy={isBusy("decline")} onClick={() => void decline()}>
          {text("decline")}
        </Button>
      </div>
    </>
  );
}
