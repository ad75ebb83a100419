import { css } from "@linaria/core";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { BottomNavigation } from "./bottom-navigation.tsx";

const bar = css`
  @layer sections {
    display: none;

    /* The height of --tabs in base.css, which needs the same condition. */
    @media screen and ${UP_TO_PHONE} and (min-height: 601px) {
      display: block;
      position: fixed;
      z-index: 95;
      inset-inline: 0;
      inset-block-end: 0;
      block-size: calc(56px + env(safe-area-inset-bottom, 0px));
      border-block-start: 1px solid var(--color-line);
      background: var(--color-surface);

      [data-menu-open] + & {
        display: none;
      }
    }

    & ul {
      display: grid;
      grid-template-columns: repeat(5, minmax(0, 1fr));
      padding-inline: var(--safe-inline);
    }

    & :is(a, button) {
      display: grid;
      place-content: center;
      place-items: center;
      gap: 2px;
      inline-size: 100%;
      block-size: 55px;
      color: var(--color-text-quiet);
      font-size: 11px;
      font-weight: 500;
      line-height: 1.3;
    }

    & :is(a, button) > span {
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    & :is(a, button):focus-visible {
      outline-offset: -2px;
    }

    & [aria-current] {
      color: var(--color-primary-text);
    }
  }
`;

interface BottomBarProps {
  /** Opens the search field of the header; receives the button that was pressed. */
  readonly onSearch: (opener: HTMLElement) => void;
}

/** Navigation at the foot of phones. */
export function BottomBar({ onSearch }: BottomBarProps) {
  return (
    <div className={bar} data-bar="tabs">
      <PageStep fallback={null}>
        <BottomNavigation onSearch={onSearch} />
      </PageStep>
    </div>
  );
}
