import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";

const note = css`
  @layer screens {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-1) var(--space-3);
    margin-block-end: var(--space-5);
    padding: var(--space-4);
    border-radius: var(--radius-card);
    background: var(--color-raised);
    color: var(--color-text-quiet);
    font-size: var(--type-14);
    line-height: 1.5;

    & > svg {
      margin-block-start: 2px;
    }
  }
`;

/** Explains that games are not listed for this account: `hidden` of the pages shown. */
export function CountryNote({ hidden }: { readonly hidden: number }) {
  const { t: text } = useTranslation("discovery");
  const formats = useFormats();
  return (
    <div className={note} role="note" aria-label={text("countryNote")}>
      <Icon name="globe" size={18} />
      <p>{text("hiddenNote", { count: hidden, number: formats.number(hidden) })}</p>
    </div>
  );
}
