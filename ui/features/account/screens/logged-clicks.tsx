import { css } from "@linaria/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LoggedClick } from "#core/ports/click-log.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { attachScrollbars } from "#ui/kit/scrollbars/attach-scrollbars.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
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

    & code {
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
  useEffect(() => {
    void clickLog.list().then(setLogged);
  }, [clickLog]);
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
                  <code dir="ltr">
                    {[entityMessage.roomType, entityMessage.roomName, dataMessage?.string1].filter(Boolean).join(" / ")}
                  </code>
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
