import { css } from "@linaria/core";
import { LocalePicker } from "#ui/i18n/locale-picker.tsx";
import { useFormats } from "#ui/i18n/use-formats.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { NAV_ENTRIES } from "../header/nav-entries.ts";

const footer = css`
  @layer sections {
    margin-block-start: var(--space-20);
    border-block-start: 1px solid var(--color-line);
    color: var(--color-text-faint);
    font-size: var(--type-13);

    & > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2) var(--space-6);
      max-inline-size: var(--content-width);
      margin-inline: auto;
      padding: var(--space-8) max(var(--gutter), env(safe-area-inset-right)) calc(var(--space-8) + env(safe-area-inset-bottom))
        max(var(--gutter), env(safe-area-inset-left));
    }

    & ul {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1) var(--space-6);
    }

    & [data-part="locale"] {
      margin-inline-start: auto;
    }
  }
`;

const localeButton = css`
  @layer sections {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    padding-inline: 12px;
    margin-inline-end: -12px;
    border-radius: var(--radius-control);
    color: var(--color-text-quiet);

    &:hover {
      color: var(--color-text);
    }
  }
`;

/** The foot of every page of the store: ways on, help, language. */
export function SiteFooter() {
  const text = useText("common");
  const formats = useFormats();
  const { configuration, clock } = usePorts();
  const { locale } = useVisit();
  const year = new Date(clock.now()).getUTCFullYear();
  return (
    <footer className={footer}>
      <div>
        <p>{text("copyright", { year: formats.twoDigits(year) })}</p>
        <nav aria-label={text("footerNavigation")}>
          <ul>
            {NAV_ENTRIES.map(({ view, label }) => (
              <li key={view}>
                <TextLink to="/" search={{ view }}>
                  {text(label)}
                </TextLink>
              </li>
            ))}
            {configuration.customerServiceUrl !== "" && (
              <li>
                <TextLink href={configuration.customerServiceUrl}>{text("customerService")}</TextLink>
              </li>
            )}
          </ul>
        </nav>
        <span data-part="locale">
          <LocalePicker className={localeButton} side="above">
            <Icon name="globe" size={16} />
            {formats.languageName(locale)}
          </LocalePicker>
        </span>
      </div>
    </footer>
  );
}
