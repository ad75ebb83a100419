import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { localeEntryOf } from "#locales/manifest.ts";
import type { TextLibrary } from "#ui/context/text-library.ts";
import { TextsProvider } from "#ui/context/texts-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Emblem } from "#ui/patterns/emblem/emblem.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import "#ui/theme/global.css";

interface StartFailureProps {
  readonly locale: string;
  readonly texts: TextLibrary;
  /** Reason of the failure, for the operator of the launcher. */
  readonly reason: string;
}

const page = css`
  @layer screens {
    display: grid;
    align-content: center;
    min-block-size: 100dvh;

    & [data-part="reason"] {
      margin-block-start: var(--space-2);
      color: var(--color-text-faint);
      font-size: var(--type-13);
    }
  }
`;

/** The whole document of a launcher build that cannot start, because without a configuration there is no layout. */
export function StartFailure({ locale, texts, reason }: StartFailureProps) {
  const { direction, script, tag } = localeEntryOf(texts.languageOf(locale, ["launcher"]));
  const theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  return (
    <html lang={tag} dir={direction} data-theme={theme} data-script={script}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>
        <TextsProvider texts={texts}>
          <Failure reason={reason} />
        </TextsProvider>
      </body>
    </html>
  );
}

function Failure({ reason }: Pick<StartFailureProps, "reason">) {
  const { t: common } = useTranslation("common");
  const { t: text } = useTranslation("launcher");
  return (
    <main className={page}>
      <title>{common("errorTitle")}</title>
      <StatePanel
        kind="page"
        emblem={<Emblem name="error" />}
        isAlert
        title={common("errorTitle")}
        actions={
          <Button icon="refresh" onClick={() => location.reload()}>
            {common("refresh")}
          </Button>
        }
      >
        <p>{text("setupFailed")}</p>
        <p data-part="reason" dir="ltr">
          {reason}
        </p>
      </StatePanel>
    </main>
  );
}
