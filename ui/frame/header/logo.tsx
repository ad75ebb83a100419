import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";

const logo = css`
  @layer sections {
    display: inline-flex;
    /* Where letters are large and the screen is narrow, the name wraps out of sight and the mark alone remains. */
    flex: 0 1000 auto;
    flex-wrap: wrap;
    gap: 8px;
    min-inline-size: 24px;
    block-size: 44px;
    overflow: clip;
    border-radius: var(--radius-control);
    color: var(--color-text);
    font-family: var(--font-latin), var(--font-system);
    font-size: 1.3125rem;
    font-weight: 800;
    letter-spacing: -0.04em;
    line-height: 44px;

    & > [data-part="mark"] {
      flex: none;
      inline-size: 24px;
      block-size: 24px;
      margin-block: 10px;
      color: var(--color-primary);
    }
  }
`;

/** The store's name, leading to the index. */
export function Logo() {
  const { t: text } = useTranslation("common");
  return (
    <PageLink to="/" className={logo} aria-label={text("homeLink")} dir="ltr">
      <svg data-part="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          fill="currentColor"
          d="M2.4 14.6a3.6 3.6 0 0 1 0-5.2l7-7a3.7 3.7 0 0 1 5.2 0l7 7a3.6 3.6 0 0 1 0 5.2l-7 7a3.7 3.7 0 0 1-5.2 0z"
        />
        <path
          fill="#000"
          opacity="0.22"
          d="M12 1.3c.95 0 1.9.37 2.6 1.1l7 7a3.6 3.6 0 0 1 0 5.2l-7 7a3.7 3.7 0 0 1-2.6 1.1z"
        />
      </svg>
      <span aria-hidden="true">purple</span>
    </PageLink>
  );
}
