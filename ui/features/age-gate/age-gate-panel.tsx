import { css } from "@linaria/core";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ageOn, type CalendarDay, isBirthday, MIN_BIRTH_YEAR, ratingFor } from "#core/catalogue/age-gate.ts";
import type { AgeRating } from "#core/catalogue/game.ts";
import { isolated } from "#ui/context/isolated.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit, useVisitStore } from "#ui/context/visit-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { NativeSelect } from "#ui/kit/select/native-select.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { datePartsOf } from "./date-parts.ts";

interface AgeGatePanelProps {
  readonly title: string;
  /** `null` if they are not known. */
  readonly ratings: readonly AgeRating[] | null;
  /** Age from which the country lets a player in. */
  readonly needed: number;
}

const form = css`
  @layer sections {
    display: grid;
    gap: var(--space-5);
    inline-size: min(100%, 440px);
    margin-inline: auto;
    padding-block: var(--space-4);
    text-align: start;

    & > [data-part="date"] {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--space-3);
    }

    & > [data-part="date"] > div {
      display: grid;
      gap: 6px;
    }

    & label {
      color: var(--color-text);
      font-size: var(--type-14);
      font-weight: 500;
    }

    & > [data-part="actions"] {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: var(--space-3);
    }

    & > [data-part="note"] {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      text-align: center;
    }
  }
`;

const NOTHING_CHOSEN = { year: "", month: "", day: "" };

/** Asks for the date of birth, once a session and without a default; shows a note if the player is too young. */
export function AgeGatePanel({ title, ratings, needed }: AgeGatePanelProps) {
  const { t: text } = useTranslation("game");
  const { countryName, number } = useFormats();
  const { countryCode, age } = useVisit();
  const why = ratings === null ? text("ageUnknown", { title: isolated(title), age: number(needed) }) : null;
  if (age !== undefined) {
    return (
      <StatePanel
        kind="page"
        icon="lock"
        title={text("ageRefusedTitle")}
        actions={<ButtonLink to="/">{text("ageBack")}</ButtonLink>}
        isAlert
      >
        {why ?? text("ageRefusedText", { country: countryName(countryCode), age: number(needed) })}
      </StatePanel>
    );
  }
  const rating = ratingFor(ratings, countryCode)?.label ?? "";
  return (
    <StatePanel kind="page" icon="lock" title={text("ageTitle", { age: number(needed) })}>
      <p>{why ?? text("ageText", { title: isolated(title), rating: isolated(rating) })}</p>
      <BirthdayForm />
    </StatePanel>
  );
}

function BirthdayForm() {
  const { t: text } = useTranslation("game");
  const { locale } = useVisit();
  const { clock, preferences } = usePorts();
  const visit = useVisitStore();
  const formId = useId();
  const errorId = `${formId}-error`;
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const [fault, setFault] = useState<"ageMissing" | "ageNoSuchDay" | null>(null);
  const now = new Date(clock.now());
  const today: CalendarDay = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  const { order, monthNames, dayNames, yearName } = datePartsOf(locale);

  const names = { year: text("ageYear"), month: text("ageMonth"), day: text("ageDay") };
  const years = Array.from({ length: today.year - MIN_BIRTH_YEAR + 1 }, (_, back) => today.year - back);
  const choices = {
    year: years.map((year) => ({ value: String(year), label: yearName(year) })),
    month: monthNames.map((label, at) => ({ value: String(at + 1), label })),
    day: dayNames.map((label, at) => ({ value: String(at + 1), label })),
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    const birth = { year: Number(chosen.year), month: Number(chosen.month), day: Number(chosen.day) };
    const isTaken = isBirthday(birth, today);
    const isWhole = Object.values(chosen).every((part) => part !== "");
    if (!isTaken) return setFault(isWhole ? "ageNoSuchDay" : "ageMissing");
    const age = ageOn(birth, today);
    preferences.rememberAge(age);
    visit.change({ age });
  };
  return (
    <form className={form} onSubmit={send} noValidate>
      <div data-part="date">
        {order.map((part) => (
          <div key={part}>
            <label htmlFor={`${formId}-${part}`}>{names[part]}</label>
            <NativeSelect
              id={`${formId}-${part}`}
              value={chosen[part]}
              onChange={(value) => setChosen({ ...chosen, [part]: value })}
              aria-invalid={fault !== null || undefined}
              aria-describedby={fault === null ? undefined : errorId}
              options={[{ value: "", label: "–" }, ...choices[part]]}
            />
          </div>
        ))}
      </div>
      {fault !== null && (
        <div role="alert">
          <FieldMessage id={errorId}>{text(fault)}</FieldMessage>
        </div>
      )}
      <div data-part="actions">
        <ButtonLink to="/" variant="secondary">
          {text("ageBack")}
        </ButtonLink>
        <Button type="submit">{text("ageContinue")}</Button>
      </div>
      <p data-part="note">{text("ageNote")}</p>
    </form>
  );
}
