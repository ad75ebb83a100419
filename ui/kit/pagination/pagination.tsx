import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/i18n/use-formats.ts";
import { Icon, type IconName } from "../icon/icon.tsx";
import { type Destination, PageLink } from "../page-link/page-link.tsx";
import { pagesAround } from "./pages-around.ts";

interface PaginationProps {
  /** Counted from 1. */
  readonly current: number;
  readonly total: number;
  readonly pageTo: (page: number) => Destination;
}

const pagination = css`
  @layer kit {
    container-type: inline-size;
    font-size: var(--type-14);
    font-variant-numeric: tabular-nums;

    & > [data-part="row"] {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: var(--space-1);
    }

    & ol {
      display: flex;
      gap: var(--space-1);
    }

    & [data-part="slot"] {
      display: grid;
      place-items: center;
      min-inline-size: 40px;
      min-block-size: 40px;
      padding-inline: 6px;
      border-radius: var(--radius-control);
      color: var(--color-text-quiet);
      font-weight: 500;
      transition:
        background-color var(--press),
        color var(--press);
    }

    & span[data-part="slot"] {
      color: var(--color-text-faint);
    }

    & span[data-part="slot"] > svg {
      opacity: 0.5;
    }

    & [data-part="slot"][aria-current] {
      background: var(--color-text);
      color: var(--color-page);
      font-weight: 700;
    }

    @media (hover: hover) {
      & a[data-part="slot"]:not([aria-current]):hover {
        background: var(--color-raised);
        color: var(--color-text);
      }
    }

    @media (pointer: coarse) {
      & [data-part="slot"] {
        min-inline-size: 44px;
        min-block-size: 44px;
      }
    }

    & [data-part="short"] {
      display: none;
      min-inline-size: 8em;
      padding-inline: var(--space-2);
      color: var(--color-text-quiet);
      text-align: center;
    }

    /* Nine slots of 40 do not fit: the row tells the page in words. In em, since the text may be twice as large. */
    @container (max-width: 28em) {
      & ol {
        display: none;
      }

      & [data-part="short"] {
        display: block;
      }
    }
  }
`;

/** The pages of a list, as links. Needs the texts `lists`. */
export function Pagination({ current, total, pageTo }: PaginationProps) {
  const { t: text } = useTranslation("lists");
  const { number } = useFormats();
  if (total <= 1) return null;
  const step = (page: number, icon: IconName, label: string) =>
    page < 1 || page > total ? (
      <span data-part="slot">
        <Icon name={icon} />
      </span>
    ) : (
      <PageLink {...pageTo(page)} data-part="slot" aria-label={label} title={label}>
        <Icon name={icon} />
      </PageLink>
    );
  return (
    <nav className={pagination} aria-label={text("pages")}>
      <div data-part="row">
        {step(current - 1, "chevron-start", text("previousPage"))}
        <span data-part="short">{text("pageOf", { number: number(current), total: number(total) })}</span>
        <ol>
          {pagesAround(current, total).map((slot, at) =>
            slot === "gap" ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the two gaps differ by their place alone.
              <li key={`gap ${at}`} aria-hidden="true">
                <span data-part="slot">…</span>
              </li>
            ) : (
              <li key={slot}>
                <PageLink
                  {...pageTo(slot)}
                  data-part="slot"
                  aria-label={text("pageNumber", { number: number(slot) })}
                  aria-current={slot === current ? "page" : undefined}
                >
                  {number(slot)}
                </PageLink>
              </li>
            ),
          )}
        </ol>
        {step(current + 1, "chevron-end", text("nextPage"))}
      </div>
    </nav>
  );
}
