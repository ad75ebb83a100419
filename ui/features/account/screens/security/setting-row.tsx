import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/kit/icon/icon.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

/** A list of `SettingRow`s in one frame. */
export const settingListLook = css`
  @layer screens {
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    & > li:not(:first-child) {
      border-block-start: 1px solid var(--color-line);
    }
  }
`;

const row = css`
  @layer screens {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: var(--space-4);
    padding: var(--space-4) var(--space-5);

    & > svg {
      margin-block-start: 2px;
      color: var(--color-text-quiet);
    }

    /* Rendered beside the text if there is room, otherwise below it. */
    & > [data-part="head"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-3) var(--space-4);
      align-items: center;
      min-inline-size: 0;
    }

    & [data-part="words"] {
      display: grid;
      flex: 1 1 11rem;
      gap: var(--space-1);
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    & [data-part="title"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-1) var(--space-2);
    }

    & h3,
    & [data-part="name"] {
      font-size: var(--type-16);
      font-weight: 600;
    }

    & [data-part="words"] > p {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      text-wrap: pretty;
    }

    & > [data-part="body"] {
      grid-column: 2;
      min-inline-size: 0;
      padding-block: var(--space-4) var(--space-2);
    }

    @media ${UP_TO_PHONE} {
      padding-inline: var(--space-4);

      & > [data-part="body"] {
        grid-column: 1 / -1;
      }
    }
  }
`;

interface SettingRowProps {
  readonly icon: IconName;
  /** A heading, or the name of an entry in a list. */
  readonly title: ReactNode;
  /** Rendered beside the title. */
  readonly state?: ReactNode;
  /** Paragraphs about it. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Below all of it: the form that changes it. */
  readonly body?: ReactNode;
}

/** A setting of the account: name, value, and the control that changes it. */
export function SettingRow({ icon, title, state, children, action, body }: SettingRowProps) {
  return (
    <li className={row}>
      <Icon name={icon} />
      <div data-part="head">
        <div data-part="words">
          <div data-part="title">
            {title}
            {state}
          </div>
          {children}
        </div>
        {action}
      </div>
      {body && <div data-part="body">{body}</div>}
    </li>
  );
}
