import { css } from "@linaria/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { countdownPartsOf } from "#core/catalogue/countdown.ts";
import type { Instant } from "#core/catalogue/game.ts";
import { instantToMs } from "#core/catalogue/instant-to-ms.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useNow } from "./use-now.ts";

interface CountdownProps {
  readonly until: Instant;
  readonly size?: "small" | "large";
  /** Leaves the seconds out, where a quiet card is enough. */
  readonly withoutSeconds?: boolean;
  /** Called once when the time has come while the page is open. */
  readonly onEnd?: () => void;
  /** Rendered instead of the countdown once it has ended; zeros by default. */
  readonly over?: ReactNode;
}

const countdown = css`
  @layer kit {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 12px;
    color: var(--color-live-text);
    font-variant-numeric: tabular-nums;

    & > [data-part="unit"] {
      display: inline-flex;
      align-items: baseline;
      gap: 3px;
      white-space: nowrap;
    }

    /* As wide with every digit, in fonts without tabular figures too. */
    & b {
      display: inline-block;
      min-inline-size: 1.4em;
      text-align: center;
      font-size: var(--type-16);
      font-weight: 700;
    }

    & small {
      font-size: var(--type-12);
      font-weight: 500;
      opacity: 0.86;
    }

    &[data-size="large"] {
      gap: 2px 14px;
      color: inherit;
    }

    &[data-size="large"] b {
      font-size: var(--type-24);
      letter-spacing: 0.01em;
    }

    &[data-size="large"] small {
      font-size: var(--type-14);
    }
  }
`;

/** Time left until an instant, by the server's clock. */
export function Countdown({ until, size = "small", withoutSeconds = false, onEnd, over }: CountdownProps) {
  const { t: text } = useTranslation("common");
  const formats = useFormats();
  const end = instantToMs(until) ?? 0;
  const hasEndedOnce = useRef(false);
  const now = useNow(!hasEndedOnce.current);
  const remaining = end - now;

  useEffect(() => {
    if (remaining > 0) hasEndedOnce.current = false;
    else if (!hasEndedOnce.current) {
      hasEndedOnce.current = true;
      onEnd?.();
    }
  }, [remaining, onEnd]);

  if (remaining <= 0 && over !== undefined) return over;
  const parts = countdownPartsOf(remaining);
  const units = [
    { unit: text("countdownDays"), value: parts.days, isShown: parts.days > 0 },
    { unit: text("countdownHours"), value: parts.hours, isShown: true },
    { unit: text("countdownMinutes"), value: parts.minutes, isShown: true },
    { unit: text("countdownSeconds"), value: parts.seconds, isShown: !withoutSeconds || parts.days === 0 },
  ];
  return (
    <time
      className={countdown}
      data-size={size}
      dateTime={until}
      role="timer"
      aria-label={text("countdownLabel", {
        days: text("days", { count: parts.days, number: formats.number(parts.days) }),
        hours: text("hours", { count: parts.hours, number: formats.number(parts.hours) }),
        minutes: text("minutes", { count: parts.minutes, number: formats.number(parts.minutes) }),
      })}
    >
      {units.map(
        ({ unit, value, isShown }) =>
          isShown && (
            <span key={unit} data-part="unit" aria-hidden="true">
              {/* In a section that is hydrated after the page, time has passed since the server rendered it. */}
              <b suppressHydrationWarning>{formats.twoDigits(value)}</b>
              <small>{unit}</small>
            </span>
          ),
      )}
    </time>
  );
}
