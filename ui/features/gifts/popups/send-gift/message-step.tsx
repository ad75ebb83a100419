import type { ParseKeys } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MAX_GIFT_MESSAGE_GRAPHEMES } from "#core/commerce/constants.ts";
import { isGiftMessageTooLong } from "#core/commerce/gift.ts";
import { normalizeText } from "#core/texts/normalize-text.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { GraphemeCounter } from "#ui/kit/text-area/grapheme-counter.tsx";
import { TextArea } from "#ui/kit/text-area/text-area.tsx";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import { dayOf, dayRefusalOf, lastDayOf } from "./delivery-day.ts";
import type { GiftDraft } from "./gift-draft.ts";
import { StepFrame } from "./step-frame.tsx";

const PRESETS = ["presetBirthday", "presetTogether", "presetThanks"] as const;

const DAY_TEXTS = { over: "dayOver", too_far: "dayTooFar" } as const satisfies Record<string, ParseKeys<"gifts">>;

interface MessageStepProps {
  readonly draft: GiftDraft;
  readonly onDraft: (change: Partial<GiftDraft>) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Asks for words, ready ones or the player's own, and for the day. */
export function MessageStep({ draft, onDraft, onBack, onNext }: MessageStepProps) {
  const { t: text } = useTranslation("gifts");
  const { clock } = usePorts();
  const [isTried, setTried] = useState(false);
  const { message, day } = draft;
  const isTooLong = isGiftMessageTooLong(message);
  const dayRefusal = dayRefusalOf(day, clock.now());
  const presets = PRESETS.map((preset) => text(preset));
  return (
    <StepFrame
      step={2}
      onSubmit={() => {
        setTried(true);
        if (!isTooLong && dayRefusal === null) onNext();
      }}
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
        {presets.map((words) => (
          <Button
            key={words}
            size="small"
            variant="outlineSecondary"
            onClick={() => onDraft({ message: withPreset(message, words, presets) })}
          >
            {words}
          </Button>
        ))}
      </div>
      <Field
        label={text("message")}
        need="optional"
        error={isTried && isTooLong ? text("messageTooLong") : undefined}
        aside={<GraphemeCounter text={message} maximum={MAX_GIFT_MESSAGE_GRAPHEMES} />}
      >
        {(control) => (
          <TextArea
            {...control}
            name="message"
            rows={3}
            dir="auto"
            value={message}
            onChange={(event) => onDraft({ message: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={text("deliverOn")}
        hint={text("deliverHint")}
        need="optional"
        error={isTried && dayRefusal !== null ? text(DAY_TEXTS[dayRefusal]) : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            name="day"
            type="date"
            dir="ltr"
            min={dayOf(clock.now())}
            max={lastDayOf(clock.now())}
            value={day}
            onChange={(event) => onDraft({ day: event.target.value })}
          />
        )}
      </Field>
    </StepFrame>
  );
}

/** A template replaces another template, and is appended below the player's own text. */
function withPreset(message: string, words: string, presets: readonly string[]): string {
  const own = normalizeText(message);
  if (own === "" || presets.includes(own)) return words;
  return own.endsWith(words) ? message : `${own}\n${words}`;
}
