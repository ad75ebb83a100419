import { css } from "@linaria/core";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { appStoreOf } from "#core/commerce/app-store.ts";
import { GIFT_MESSAGE_GRAPHEMES_MAX } from "#core/commerce/constants.ts";
import type { GiftCheck, GiftRefusal } from "#core/commerce/gift.ts";
import { paymentProvidersOf } from "#core/commerce/payment-providers.ts";
import { addBasePath } from "#core/navigation/base-path.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import type { TextKey } from "#ui/i18n/text-areas.ts";
import { useFormats } from "#ui/i18n/use-formats.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { GraphemeCounter } from "#ui/kit/text-area/grapheme-counter.tsx";
import { TextArea } from "#ui/kit/text-area/text-area.tsx";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { useVisit } from "#ui/visit/visit-context.tsx";
import type { PopupProps } from "../layer-store.ts";

export interface SendGiftInput {
  readonly goodsId: string;
  readonly title: string;
}

const REFUSALS: Readonly<Record<GiftRefusal, TextKey<"gifts">>> = {
  not_giftable: "refusalNotGiftable",
  free: "refusalNotGiftable",
  pre_order: "refusalNotGiftable",
  to_yourself: "refusalToYourself",
  country_mismatch: "refusalCountry",
  message_too_long: "didNotWork",
};
const PRESETS = ["presetBirthday", "presetTogether", "presetThanks"] as const;
const STEPS = 3;

const form = css`
  @layer sections {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);

    & > [data-part="step"] {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & > [data-part="presets"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }

    & > dl {
      display: grid;
      gap: var(--space-3);
      padding: var(--space-4);
      border-radius: var(--radius-card);
      background: var(--color-raised);
    }

    & dt {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & dd {
      font-weight: 600;
      overflow-wrap: anywhere;
      white-space: pre-line;
    }

    & > [data-part="note"] {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      text-wrap: pretty;
    }

    & > [data-part="trouble"] {
      color: var(--color-error-text);
      font-size: var(--type-14);
    }

    & > [data-part="actions"] {
      display: flex;
      flex-wrap: wrap;
      justify-content: end;
      gap: var(--space-3);
    }
  }
`;

/** Gives goods to another player: who, with what words and when, a look over it, and the way to the payment. */
export default function SendGiftPopup({ input, layer }: PopupProps<SendGiftInput, never>) {
  const text = useText("gifts");
  const words = useText("popups");
  const [step, setStep] = useState(1);
  const [recipient, setRecipient] = useState("");
  const [check, setCheck] = useState<GiftCheck | null>(null);
  const [message, setMessage] = useState("");
  const [day, setDay] = useState("");
  const shared = { input, onBack: () => setStep(step - 1), onNext: () => setStep(step + 1) };
  return (
    <Dialog layer={layer} size="medium" title={text("popupTitle", { title: input.title })} closeLabel={words("close")}>
      {step === 1 && <RecipientStep {...shared} recipient={recipient} onRecipient={setRecipient} onCheck={setCheck} />}
      {step === 2 && <MessageStep {...shared} message={message} day={day} onMessage={setMessage} onDay={setDay} />}
      {step === 3 && check !== null && (
        <ReviewStep {...shared} recipient={recipient} check={check} message={message.trim()} day={day} />
      )}
    </Dialog>
  );
}

interface StepProps {
  readonly input: SendGiftInput;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

interface FrameProps {
  readonly step: number;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  readonly onSubmit: () => void;
}

/** One step: its number, what it asks, the ways back and on. The focus goes to what it asks. */
function StepFrame({ step, children, actions, onSubmit }: FrameProps) {
  const text = useText("gifts");
  const frame = useRef<HTMLFormElement>(null);
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>("input, textarea, [type=submit]")?.focus();
  }, []);
  return (
    <form
      ref={frame}
      className={form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p data-part="step">{text("stepOf", { number: step, total: STEPS })}</p>
      {children}
      <div data-part="actions">{actions}</div>
    </form>
  );
}

function RecipientStep({
  input,
  recipient,
  onRecipient,
  onCheck,
  onNext,
}: StepProps & {
  readonly recipient: string;
  readonly onRecipient: (name: string) => void;
  readonly onCheck: (check: GiftCheck) => void;
}) {
  const text = useText("gifts");
  const { gifts } = usePorts();
  const [error, setError] = useState<TextKey<"gifts"> | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const submit = async () => {
    const name = recipient.trim();
    if (name === "") return setError("recipientMissing");
    setIsChecking(true);
    const answer = await gifts.check({ goodsId: input.goodsId, recipient: name });
    setIsChecking(false);
    if (!answer.ok) {
      const isUnknown = answer.failure.kind === "status" && answer.failure.status === 404;
      return setError(isUnknown ? "noSuchPlayer" : "didNotWork");
    }
    if (answer.value.refusal !== null) return setError(REFUSALS[answer.value.refusal]);
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
            value={recipient}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              onRecipient(event.target.value);
              setError(null);
            }}
          />
        )}
      </Field>
    </StepFrame>
  );
}

function MessageStep({
  message,
  day,
  onMessage,
  onDay,
  onBack,
  onNext,
}: StepProps & {
  readonly message: string;
  readonly day: string;
  readonly onMessage: (message: string) => void;
  readonly onDay: (day: string) => void;
}) {
  const text = useText("gifts");
  const { clock } = usePorts();
  const today = dayOf(new Date(clock.now()));
  return (
    <StepFrame
      step={2}
      onSubmit={onNext}
      actions={
        <>
          <Button variant="secondary" onClick={onBack}>
            {text("back")}
          </Button>
          <Button type="submit">{text("next")}</Button>
        </>
      }
    >
      <div data-part="presets">
        {PRESETS.map((preset) => (
          <Button key={preset} size="small" variant="outlineSecondary" onClick={() => onMessage(text(preset))}>
            {text(preset)}
          </Button>
        ))}
      </div>
      <Field
        label={text("message")}
        need="optional"
        aside={<GraphemeCounter text={message} maximum={GIFT_MESSAGE_GRAPHEMES_MAX} />}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={message}
            onChange={(event) => onMessage(cutTo(event.target.value, GIFT_MESSAGE_GRAPHEMES_MAX))}
          />
        )}
      </Field>
      <Field label={text("deliverOn")} hint={text("deliverHint")} need="optional">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            dir="ltr"
            min={today}
            value={day}
            onChange={(event) => onDay(event.target.value)}
          />
        )}
      </Field>
    </StepFrame>
  );
}

function ReviewStep({
  input,
  recipient,
  check,
  message,
  day,
  onBack,
}: StepProps & {
  readonly recipient: string;
  readonly check: GiftCheck;
  readonly message: string;
  readonly day: string;
}) {
  const text = useText("gifts");
  const formats = useFormats();
  const { shell } = useVisit();
  const { gifts, identifiers, clock, configuration } = usePorts();
  const [hasFailed, setHasFailed] = useState(false);
  const [isPaying, setIsPaying] = useState(false);
  /** One review is one gift: the same key however often it is sent. */
  const key = useRef<string | null>(null);
  const provider = paymentProvidersOf(shell, appStoreOf(navigator.userAgent))[0] ?? null;
  const deliverAt = deliveryOf(day, clock.now());

  const pay = async () => {
    if (isPaying || provider === null) return;
    setIsPaying(true);
    setHasFailed(false);
    key.current ??= identifiers.next();
    const sent = await gifts.send(
      {
        goodsId: input.goodsId,
        recipient: recipient.trim(),
        message,
        deliverAt,
        provider,
        expected: { total: check.amount, currency: check.currency },
        returnPath: addBasePath(buildPath("orderResult", {}), configuration.basePath),
      },
      key.current,
    );
    if (sent.ok) return window.location.assign(sent.value.redirectUrl);
    // Answered with a refusal: the next press is a try of its own.
    if (sent.failure.kind === "status") key.current = null;
    setHasFailed(true);
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
            <Button type="submit" busy={isPaying}>
              {text("pay")}
            </Button>
          )}
        </>
      }
    >
      <dl>
        <div>
          <dt>{text("recipient")}</dt>
          <dd>
            <bdi>{check.recipient.nickname}</bdi>
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
      {hasFailed && (
        <p data-part="trouble" role="alert">
          {text("didNotWork")}
        </p>
      )}
    </StepFrame>
  );
}

/** A day of the player's own calendar, as a date field has it. */
function dayOf(date: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Nine in the morning of a day of the player's own; `null` for no day, and for one that has begun. */
function deliveryOf(day: string, nowMs: number): string | null {
  const at = day === "" ? Number.NaN : new Date(`${day}T09:00:00`).getTime();
  return at > nowMs ? new Date(at).toISOString() : null;
}

/** What of a text fits into so many signs, as a reader counts them. */
function cutTo(text: string, maximum: number): string {
  const signs = [...new Intl.Segmenter().segment(text)];
  return signs.length <= maximum
    ? text
    : signs
        .slice(0, maximum)
        .map(({ segment }) => segment)
        .join("");
}
