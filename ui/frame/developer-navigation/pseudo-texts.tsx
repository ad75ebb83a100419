import { css } from "@linaria/core";
import { useState } from "react";
import { PSEUDO_KINDS, type PseudoKind } from "#core/translation/pseudo-text.ts";
import { localeEntryOf } from "#locales/manifest.ts";
import { showPseudoTexts } from "#ui/context/show-pseudo-texts.ts";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";

const choices = css`
  @layer sections {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    padding: 0 var(--space-3) var(--space-3);
  }
`;

const NAMES: Readonly<Record<PseudoKind, string>> = { longer: "Longer, with accents", rtl: "Right to left" };

/** Shows what other languages may do to the page, before there is a translation. */
export function PseudoTexts() {
  const texts = useTextLibrary();
  const { locale } = useVisit();
  const [shown, setShown] = useState<{ readonly locale: string; readonly kind: PseudoKind } | null>(null);
  // A change of the page's language resets the pseudo-locale.
  const kindShown = shown?.locale === locale ? shown.kind : null;
  const show = (kind: PseudoKind | null) => {
    showPseudoTexts(texts, { locale, direction: localeEntryOf(locale).direction }, kind);
    setShown(kind && { locale, kind });
  };
  return (
    <details>
      <summary>Texts of this page</summary>
      <div className={choices}>
        {([null, ...PSEUDO_KINDS] as const).map((kind) => (
          <Button
            key={kind}
            variant="tertiary"
            size="small"
            selected={kind === kindShown}
            aria-pressed={kind === kindShown}
            onClick={() => show(kind)}
          >
            {kind === null ? "As they are" : NAMES[kind]}
          </Button>
        ))}
      </div>
    </details>
  );
}
