import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { type AnchorProps, type Destination, PageLink } from "../page-link/page-link.tsx";

type TextLinkProps = Destination &
  AnchorProps & {
    readonly children: ReactNode;
    /** `quiet` is for headings and footers, `inline` for links inside a sentence, `value` for one beside its name. */
    readonly tone?: "quiet" | "inline" | "value";
  };

const textLink = css`
  @layer kit {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    max-inline-size: 100%;
    min-block-size: 24px;
    border-radius: var(--radius-small);
    color: var(--color-text-quiet);
    transition: color var(--press);

    &[data-tone="inline"] {
      display: inline;
      color: var(--color-primary-text);
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }

    &[data-tone="value"] {
      color: var(--color-primary-text);
      text-underline-offset: 0.2em;
    }

    &[data-tone="value"]:focus-visible {
      text-decoration: underline;
    }

    /* A word that is longer than the line breaks. */
    & > [data-part="words"] {
      min-inline-size: 0;
    }

    @media (hover: hover) {
      &:hover {
        color: var(--color-text);
      }

      &[data-tone="value"]:hover {
        text-decoration: underline;
      }
    }

    @media (pointer: coarse) {
      &:not([data-tone="inline"]) {
        min-block-size: 44px;
      }
    }
  }
`;

/** A link that is text. */
export function TextLink({ tone = "quiet", children, ...link }: TextLinkProps) {
  return (
    <PageLink {...link} className={textLink} data-tone={tone}>
      {typeof children === "string" ? <span data-part="words">{children}</span> : children}
    </PageLink>
  );
}
