import { css } from "@linaria/core";
import { type ReactNode, useId } from "react";
import { FieldMessage } from "../field-message/field-message.tsx";

/** What a control inside a field takes over, so that its name, hint and error are read with it. */
interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong and what would help; absent as long as nothing is. */
  readonly error?: string | undefined;
  /** Stands at the end of the line below the control, e.g. a counter. */
  readonly aside?: ReactNode;
  readonly children: (control: FieldControl) => ReactNode;
}

const field = css`
  @layer kit {
    display: grid;
    gap: var(--space-2);
    min-inline-size: 0;

    & > [data-part="label"] {
      font-size: var(--type-14);
      font-weight: 600;
    }

    & > [data-part="below"] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: var(--space-1) var(--space-4);
      min-block-size: 20px;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.5;
    }

    & [data-part="aside"] {
      margin-inline-start: auto;
    }
  }
`;

/** A labelled control with its hint, its error and a word beside them. */
export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const belowId = `${id}-below`;
  const isDescribed = error !== undefined || hint !== undefined;
  return (
    <div className={field}>
      <label data-part="label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        "aria-describedby": isDescribed ? belowId : undefined,
        "aria-invalid": error === undefined ? undefined : true,
      })}
      {(isDescribed || aside !== undefined) && (
        <div data-part="below">
          {error !== undefined ? (
            <FieldMessage id={belowId}>{error}</FieldMessage>
          ) : (
            hint !== undefined && <p id={belowId}>{hint}</p>
          )}
          {aside !== undefined && <span data-part="aside">{aside}</span>}
        </div>
      )}
    </div>
  );
}
