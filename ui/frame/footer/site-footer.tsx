import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { Children, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { operatorOf } from "#core/configuration/operator-of.ts";
import { NO_STORE_LINKS, type StoreLinks } from "#core/links/store-links.ts";
import { addBasePath } from "#core/navigation/base-path.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { SERVICE_INFO_ID } from "#ui/context/customer-service-address.ts";
import { nativeLanguageName } from "#ui/context/native-language-name.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useAdConsent } from "#ui/features/consent/popups/use-ad-consent.ts";
import { DocumentLinks } from "#ui/features/store-info/components/document-links.tsx";
import { storeLinksQuery } from "#ui/features/store-info/queries/store-links.ts";
import { COMMUNITY_PAGES } from "#ui/frame/header/community-pages.ts";
import { NAV_ENTRIES } from "#ui/frame/header/nav-entries.ts";
import { ThemeSwitch } from "#ui/frame/header/theme-switch.tsx";
import { LanguageIcon } from "#ui/i18n/language-icon.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { LocalePicker } from "#ui/patterns/languages/locale-picker.tsx";
import { PLAYER_PAGES } from "#ui/patterns/player-pages/player-pages.ts";
import { useChooseRegion } from "#ui/patterns/store-region/use-choose-region.ts";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

const footer = css`
  @layer sections {
    margin-block-start: var(--space-20);
    border-block-start: 1px solid var(--color-line);
    color: var(--color-text-faint);
    font-size: var(--type-13);

    & > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;
      gap: var(--space-8);
      max-inline-size: var(--content-width);
      margin-inline: auto;
      padding: var(--space-8) var(--gutter) calc(var(--space-8) + var(--bottom-bar, 0px) + env(safe-area-inset-bottom, 0px));
    }

    & nav {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: var(--space-8) var(--space-6);
      grid-column: 1 / -1;
      padding-block-end: var(--space-8);
      border-block-end: 1px solid var(--color-line);
      font-size: var(--type-14);
    }

    & nav p {
      margin-block-end: var(--space-3);
      color: var(--color-text);
      font-weight: 600;
    }

    & nav ul {
      display: grid;
      justify-items: start;
      gap: var(--space-2);
    }

    & [data-part="tools"],
    & [data-part="service"] ul {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-1) var(--space-6);
    }

    & [data-part="tools"] {
      gap: var(--space-1);
      margin-inline-end: -12px;
    }

    & [data-part="service"] {
      display: grid;
      gap: var(--space-1);
      min-inline-size: 0;
      font-style: normal;
      line-height: 1.7;
    }

    & [data-part="service"] > p {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 var(--space-4);
    }

    & b {
      color: var(--color-text-quiet);
      font-weight: 600;
    }

    /* Where an anchor has led to. */
    & [data-part="service"]:target b {
      color: var(--color-primary-text);
    }

    @media ${UP_TO_PHONE} {
      margin-block-start: var(--space-12);

      & > div {
        grid-template-columns: minmax(0, 1fr);
      }

      & nav {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }

      & nav ul {
        gap: 0;
      }

      & [data-part="tools"] {
        justify-content: space-between;
        margin-inline: -12px;
      }
    }
  }
`;

const footerButton = css`
  @layer sections {
    min-block-size: 24px;
    border-radius: var(--radius-small);
    color: var(--color-text-quiet);

    &:hover {
      color: var(--color-text);
    }

    @media (pointer: coarse) {
      min-block-size: 44px;
    }
  }
`;

const underlined = css`
  @layer sections {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

const localeButton = css`
  @layer sections {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: var(--radius-control);
    color: var(--color-text-quiet);
    text-transform: capitalize;

    &:hover {
      color: var(--color-text);
    }
  }
`;

/** The foot of every page of the store: ways on, help, language, theme, and who runs the store. */
export function SiteFooter() {
  const { t: text } = useTranslation("common");
  const { locale, shell } = useVisit();
  const { configuration } = usePorts();
  const { data: storeLinks = NO_STORE_LINKS, isError, refetch } = useQuery(storeLinksQuery(useQueryScope()));
  const rules = useRuleLinks(storeLinks);
  const adConsent = useAdConsent();
  return (
    <footer className={footer}>
      {/* Also around every page, but that code comes later than this link can be pressed. */}
      <DocumentLinks />
      <div>
        <nav aria-label={text("footerNavigation")}>
          <Group title={text("navStore")}>
            {NAV_ENTRIES.map(({ view, label }) => (
              <TextLink key={view} to="/" search={{ view }}>
                {text(label)}
              </TextLink>
            ))}
            {shell !== "launcher" && <TextLink to={buildPath("download", {})}>{text("navDownload")}</TextLink>}
          </Group>
          <Group title={text("navCommunity")}>
            {COMMUNITY_PAGES.map(({ route, label, search }) => (
              <TextLink key={label} to={buildPath(route, {})} search={search}>
                {text(label)}
              </TextLink>
            ))}
          </Group>
          <Group title={text("navAccount")}>
            {PLAYER_PAGES.map(({ route, label }) => (
              <TextLink key={route} to={buildPath(route, {})}>
                {text(label)}
              </TextLink>
            ))}
          </Group>
          <Group title={text("navHelp")}>
            {rules.map(({ id, label, url }) => (
              <TextLink key={id} href={url}>
                <bdi>{label}</bdi>
              </TextLink>
            ))}
            {isError && storeLinks === NO_STORE_LINKS && (
              <button type="button" className={footerButton} onClick={() => void refetch()}>
                {text("partFailed")} <span className={underlined}>{text("tryAgain")}</span>
              </button>
            )}
            <TextLink to={buildPath("status", {})}>{text("serviceStatus")}</TextLink>
            <TextLink href={addBasePath("/licenses.txt", configuration.basePath)} newTab>
              {text("licenses")}
            </TextLink>
            {adConsent.isOffered && (
              <button type="button" className={footerButton} onClick={() => void adConsent.ask()}>
                {text("adChoices")}
              </button>
            )}
          </Group>
        </nav>
        <ServiceInfo storeLinks={storeLinks} />
        <div data-part="tools">
          <LocalePicker className={localeButton} side="above">
            <LanguageIcon size={16} />
            {nativeLanguageName(locale)}
          </LocalePicker>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

/** Links under a heading. */
function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>{Children.map(children, (link) => link && <li>{link}</li>)}</ul>
    </div>
  );
}

/** Rules and help: the editors' links, and those of the deployment that editors have not named. */
function useRuleLinks({ links }: StoreLinks) {
  const { t: text } = useTranslation("common");
  const { customerServiceUrl, termsUrl, privacyUrl } = usePorts().configuration;
  const configured = [
    { id: "support", label: text("customerService"), url: customerServiceUrl },
    { id: "terms", label: text("terms"), url: termsUrl },
    { id: "privacy", label: text("privacy"), url: privacyUrl },
  ];
  const missing = configured.filter(({ id, url }) => url !== "" && !links.some((link) => link.id === id));
  return [...links, ...missing];
}

/** The country that the store is for, which a guest can change. */
function StoreRegion() {
  const { t: text } = useTranslation("common");
  const formats = useFormats();
  const { countryCode } = useVisit();
  const chooseRegion = useChooseRegion();
  const words = text("storeOf", { country: formats.countryName(countryCode) });
  if (chooseRegion === null) return <span>{words}</span>;
  return (
    <button type="button" className={`${footerButton} ${underlined}`} onClick={chooseRegion}>
      {words}
    </button>
  );
}

/** Operator of the store in the visitor's country, with its contact. */
function ServiceInfo({ storeLinks: { operator: about, notice, social } }: { readonly storeLinks: StoreLinks }) {
  const { t: text } = useTranslation("common");
  const formats = useFormats();
  const { configuration, clock } = usePorts();
  const { countryCode } = useVisit();
  const operator = operatorOf(configuration, countryCode);
  const year = new Date(clock.now()).getUTCFullYear();
  return (
    <address data-part="service" id={SERVICE_INFO_ID}>
      {about !== "" && <p dir="auto">{about}</p>}
      {operator !== null && (
        <p>
          <b lang={operator.language} dir="auto">
            {operator.name}
          </b>
          {operator.lines.map((line) => (
            <span key={line} lang={operator.language} dir="auto">
              {line}
            </span>
          ))}
          {operator.email !== "" && (
            <TextLink href={`mailto:${operator.email}`}>
              <bdi>{operator.email}</bdi>
            </TextLink>
          )}
        </p>
      )}
      {notice !== "" && <p dir="auto">{notice}</p>}
      {social.length > 0 && (
        <ul aria-label={text("socialNavigation")}>
          {social.map(({ id, label, url }) => (
            <li key={id}>
              <TextLink href={url} newTab>
                <bdi>{label}</bdi>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      <p>
        <span>{text("copyright", { year: formats.twoDigits(year) })}</span>
        <StoreRegion />
      </p>
    </address>
  );
}
