import { useTranslation } from "react-i18next";
import { MAX_GIFT_MESSAGE_GRAPHEMES } from "#core/commerce/constants.ts";
import { normalizeText } from "#core/texts/normalize-text.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { GraphemeCounter } from "#ui/kit/text-area/grapheme-counter.tsx";
import { TextArea } from "#ui/kit/text-area/text-area.tsx";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import { dayOf, lastDayOf } from "./delivery-day.ts";
import type { GiftDraft, GiftForm } from "./gift-draft.ts";
import { StepFrame } from "./step-frame.tsx";

const PRESETS = ["presetBirthday", "presetTogether", "presetThanks"] as const;

interface MessageStepProps {
  readonly form: GiftForm;
  readonly onDraft: (change: Partial<GiftDraft>) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Asks for words, ready ones or the player's own, and for the day. */
export function MessageStep({ form, onDraft, onBack, onNext }: MessageStepProps) {
  const { t: text } = useTranslation("gifts");
  const { clock } = usePorts();
  const { message, day } = form.values;
  const { problems } = form;
  const presets = PRESETS.map((preset) => text(preset));
  return (
    <StepFrame
      step={2}
      form={form.props(onNext)}
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
        error={problems.message && text(problems.message)}
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
        error={problems.day && text(problems.day)}
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
