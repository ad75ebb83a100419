import { css } from "@linaria/core";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Icon, type IconName } from "#ui/kit/icon/icon.tsx";

interface StatePanelProps {
  /** Sign above the title; where there is room for more, `emblem`. */
  readonly icon?: IconName;
  readonly emblem?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** Actions that the player can take now. */
  readonly actions?: ReactNode;
  /** `page` fills the page and contains its heading; `component` replaces the part that failed. */
  readonly kind?: "page" | "component";
  /** Spoken when it appears. */
  readonly isAlert?: boolean;
  /** The panel reports a failed request, so other parts of the page need not report it. */
  readonly isFailure?: boolean;
}

const panel = css`
  @layer sections {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: var(--space-2);
    overflow-wrap: anywhere;
    padding: var(--space-10) var(--gutter);
    text-align: center;

    &[data-kind="component"] {
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
      background: var(--color-surface);
    }

    &[data-kind="page"] {
      align-content: center;
      min-block-size: min(68dvh, 640px);
    }

    & > svg {
      margin-block-end: var(--space-4);
    }

    &[data-kind="component"] > svg {
      inline-size: min(100%, 184px);
      margin-block-end: 0;
    }

    & > [data-part="icon"] {
      display: grid;
      place-items: center;
      inline-size: 56px;
      block-size: 56px;
      margin-block-end: var(--space-2);
      border-radius: 50%;
      background: var(--color-raised);
      color: var(--color-text-quiet);
    }

    & > [data-part="title"] {
      font-size: var(--type-20);
      font-weight: 700;
      letter-spacing: var(--tracking-heading);
      line-height: var(--leading-heading);
      text-wrap: balance;
    }

    &[data-kind="page"] > [data-part="title"] {
      font-size: clamp(var(--type-24), 4vw, var(--type-32));
    }

    & > [data-part="text"] {
      max-inline-size: 32em;
      color: var(--color-text-quiet);
      text-wrap: pretty;
    }

    & > [data-part="actions"] {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: var(--space-3);
      max-inline-size: 100%;
      margin-block-start: var(--space-4);
    }
  }
`;

/**
 * Panel for an empty or failed state, with its reason and possible actions. If it contains the focus when it unmounts,
 * the focus moves to the page around it.
 */
export function StatePanel({
  icon,
  emblem,
  title,
  children,
  actions,
  kind = "component",
  isAlert = false,
  isFailure = false,
}: StatePanelProps) {
  const Title = kind === "page" ? "h1" : "p";
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const shown = element.current;
    return () => {
      if (shown?.contains(document.activeElement)) shown.closest("main")?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div
      ref={element}
      className={panel}
      data-kind={kind}
      data-failure={isFailure || undefined}
      role={isAlert ? "alert" : undefined}
    >
      {emblem}
      {icon && (
        <span data-part="icon">
          <Icon name={icon} size={26} />
        </span>
      )}
      <Title data-part="title">{title}</Title>
      {children && <div data-part="text">{children}</div>}
      {actions && <div data-part="actions">{actions}</div>}
    </div>
  );
}
