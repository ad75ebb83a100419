import { useTranslation } from "react-i18next";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useNextTry } from "./use-next-try.ts";

/** From this many seconds on minutes are exact enough. */
const MINUTES_FROM_S = 120;

interface NextTryProps {
  /** Seconds of `Retry-After`; `null` where the server did not say. */
  readonly seconds: number | null;
  /** The failure itself: each one has a wait of its own. */
  readonly cause: unknown;
  readonly onTry: () => void;
}

/** Shows when a rate-limited request is retried, and retries it. Screen readers announce it once, not every second. */
export function NextTry({ seconds, cause, onTry }: NextTryProps) {
  const { t: text } = useTranslation("common");
  const { locale } = useVisit();
  const left = useNextTry(seconds, cause, onTry);
  const relative = new Intl.RelativeTimeFormat(locale);
  const time =
    left < MINUTES_FROM_S ? relative.format(left, "second") : relative.format(Math.ceil(left / 60), "minute");
  return (
    <p role="timer" aria-live="off">
      {text("waitNext", { time })}
    </p>
  );
}
