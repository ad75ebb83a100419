import { css } from "@linaria/core";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";
import type { GiftForm } from "./gift-draft.ts";

const STEPS = 3;

const look = css`
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
      white-space: pre-wrap;
    }

    & > [data-part="note"] {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      text-wrap: pretty;
    }

    & > [data-part="actions"] {
      display: flex;
      flex-wrap: wrap;
      justify-content: end;
      gap: var(--space-3);
    }
  }
`;

interface StepFrameProps {
  readonly step: number;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** Props of the `<form>`. */
  readonly form: ReturnType<GiftForm["props"]>;
}

/** A step: number, question, back and next. The focus moves to the question. */
export function StepFrame({ step, children, actions, form }: StepFrameProps) {
  const { t: text } = useTranslation("gifts");
  const { number } = useFormats();
  const { ref: frame } = form;
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>("input, textarea, [type=submit]")?.focus();
  }, [frame]);
  return (
    <form className={look} name="gift" {...form}>
      <p data-part="step">{text("stepOf", { number: number(step), total: number(STEPS) })}</p>
      {children}
      <div data-part="actions">{actions}</div>
    </form>
  );
}
