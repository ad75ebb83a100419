import { css } from "@linaria/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LoggedClick } from "#core/ports/click-log.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { findGameSummary } from "#ui/features/catalogue/queries/game-summary.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { attachScrollbars } from "#ui/kit/scrollbars/attach-scrollbars.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { LOG_WORD_AREAS, useLogWords } from "./log-words.ts";
import { saveAsFile } from "./save-as-file.ts";

const list = css`
  @layer screens {
    position: relative;
    overflow-y: auto;
    inline-size: 100%;
    max-block-size: 320px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    font-size: var(--type-13);

    & li {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 var(--space-4);
      padding: var(--space-2) var(--space-5);
    }

    & li:not(:first-child) {
      border-block-start: 1px solid var(--color-line);
    }

    & time {
      color: var(--color-text-quiet);
    }

    & span {
      overflow-wrap: anywhere;
    }
  }
`;

const FILE_NAME = "logged-clicks.json";

/** Exports the events to the player in the form in which the publisher received them. */
function saveClicks(logged: readonly LoggedClick[]): void {
  const entries = logged.map(({ at, event }) => ({ at: new Date(at).toISOString(), ...event }));
  saveAsFile(FILE_NAME, new Blob([JSON.stringify(entries, null, 2)], { type: "application/json" }));
}

/** Events about this player that this device has sent to the publisher's log: view, export and erase them. */
export function LoggedClicks() {
  const { t: text } = useTranslation("account");
  const formats = useFormats();
  const toasts = useToasts();
  const { clickLog } = usePorts();
  const [logged, setLogged] = useState<readonly LoggedClick[] | null>(null);
  const texts = useTextLibrary();
  const { locale } = useVisit();
  const logWord = useLogWords();
  const scope = useQueryScope();
  const client = useQueryClient();
  /** Page, what was pressed, and the game if its title is known here; each is said once. */
  const wordsOf = (page: string, pressed: string, gameCode: string) =>
    [...new Set([logWord(page), logWord(pressed), findGameSummary(client, scope, gameCode)?.title])]
      .filter(Boolean)
      .join(" · ");
  useEffect(() => {
    const show = async () => {
      const events = await clickLog.list();
      if (events.length > 0) await texts.ensure(locale, LOG_WORD_AREAS);
      setLogged(events);
    };
    void show();
  }, [clickLog, texts, locale]);
  const erase = async () => {
    await clickLog.forget();
    setLogged([]);
    toasts.show({ id: "log", message: text("logErased"), iconName: "check-circle" });
  };
  return (
    <div>
      <h3 id="logged-clicks">{text("logTitle")}</h3>
      <p>{text("logText")}</p>
      {logged?.length === 0 && <p>{text("logNothing")}</p>}
      {logged !== null && logged.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
          <section ref={attachScrollbars} className={list} aria-labelledby="logged-clicks" tabIndex={0}>
            <ol aria-labelledby="logged-clicks">
              {logged.map(({ at, event: { entityMessage, dataMessage } }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order while it is shown
                <li key={index}>
                  <span>{wordsOf(entityMessage.roomType, entityMessage.roomName, dataMessage?.string1 ?? "")}</span>
                  <time dateTime={new Date(at).toISOString()}>{formats.dateTime(new Date(at).toISOString())}</time>
                </li>
              ))}
            </ol>
          </section>
          <p>{text("logEraseText")}</p>
          <div data-part="choices">
            <Button variant="outlineSecondary" icon="download" onClick={() => saveClicks(logged)}>
              {text("logExport")}
            </Button>
            <Button variant="outlineSecondary" icon="trash" onClick={() => void erase()}>
              {text("logErase")}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
