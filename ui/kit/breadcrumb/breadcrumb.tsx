import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { Icon } from "../icon/icon.tsx";
import { PageLink } from "../page-link/page-link.tsx";

interface Step {
  readonly label: string;
  /** Language of the label where it is not the page's. */
  readonly lang?: string;
  readonly to: string;
}

const breadcrumb = css`
  @layer kit {
    min-inline-size: 0;
    max-inline-size: 100%;
    font-size: var(--type-13);

    & > ol {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 var(--space-1);
    }

    & li {
      display: flex;
      align-items: center;
      gap: var(--space-1);
      min-inline-size: 0;
      color: var(--color-text-faint);
    }

    & a {
      display: flex;
      align-items: center;
      min-inline-size: 24px;
      min-block-size: 32px;
      max-inline-size: 20em;
      border-radius: var(--radius-small);
      color: var(--color-text-quiet);
      transition: color var(--press);
    }

    & a > span {
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }

    & a[aria-current] {
      color: var(--color-text);
      font-weight: 500;
    }

    /* One line: the page itself, which its heading names, gets what room the others leave. */
    @media ${UP_TO_PHONE} {
      & > ol {
        flex-wrap: nowrap;
      }

      & li:last-child {
        flex: 1 1 0;
        min-inline-size: 5em;
      }
    }

    @media (hover: hover) {
      & a:hover {
        color: var(--color-text);
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
    }

    @media (pointer: coarse) {
      & a {
        min-block-size: 44px;
      }
    }
  }
`;

/** The way from the start of the store to this page, which is the last step. Needs the texts `lists`. */
export function Breadcrumb({ steps }: { readonly steps: readonly Step[] }) {
  const { t: text } = useTranslation("lists");
  return (
    <nav className={breadcrumb} aria-label={text("youAreHere")}>
      <ol>
        {steps.map(({ label, lang, to }, at) => (
          <li key={to}>
            {at > 0 && <Icon name="chevron-end" size={14} />}
            <PageLink to={to} aria-current={at === steps.length - 1 ? "page" : undefined}>
              <span lang={lang}>{label}</span>
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
