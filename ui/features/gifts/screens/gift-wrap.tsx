import { css } from "@linaria/core";
import { Burst } from "#ui/kit/burst/burst.tsx";

const wrap = css`
  @layer screens {
    position: absolute;
    z-index: 1;
    inset: 0;
    overflow: hidden;
    border-radius: inherit;
    pointer-events: none;

    & > i {
      position: absolute;
      inset-block: 0;
      inline-size: 50%;
      background:
        linear-gradient(to bottom, transparent 44%, #ffd9a0 44% 56%, transparent 56%),
        repeating-linear-gradient(135deg, #5a2ed2 0 18px, #6a3be6 18px 36px);
    }

    & > i:first-of-type {
      inset-inline-start: 0;
      border-inline-end: 9px solid #ffd9a0;
    }

    & > i:last-of-type {
      inset-inline-end: 0;
      border-inline-start: 9px solid #ffd9a0;
    }

    & > svg {
      position: absolute;
      inset: 0;
      inline-size: 72px;
      block-size: 72px;
      margin: auto;
      fill: #ffe9c6;
      stroke: #d99a44;
      stroke-width: 1;
    }

    /* The paper opens to both sides; with less motion it fades. */
    &[data-open] > * {
      opacity: 0;
      transition: opacity 500ms ease-out;
    }

    @media (prefers-reduced-motion: no-preference) {
      &[data-open] > i {
        opacity: 1;
        transition: none;
        animation: gift-wrap-start 900ms 250ms cubic-bezier(0.6, 0, 0.3, 1) forwards;
      }

      &[data-open] > i:last-of-type {
        animation-name: gift-wrap-end;
      }

      [dir="rtl"] &[data-open] > i {
        animation-name: gift-wrap-end;
      }

      [dir="rtl"] &[data-open] > i:last-of-type {
        animation-name: gift-wrap-start;
      }

      &[data-open] > svg {
        animation: gift-wrap-bow 350ms ease-in forwards;
      }
    }

    @keyframes :global(gift-wrap-start) {
      to {
        opacity: 0;
        translate: -118% 0;
        rotate: -7deg;
      }
    }

    @keyframes :global(gift-wrap-end) {
      to {
        opacity: 0;
        translate: 118% 0;
        rotate: 7deg;
      }
    }

    @keyframes :global(gift-wrap-bow) {
      to {
        opacity: 0;
        scale: 1.7;
      }
    }
  }
`;

/** Wrapping over the picture of a gift that waits; it opens once the gift is accepted. */
export function GiftWrap({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <>
      <span className={wrap} data-open={isOpen || undefined} aria-hidden="true">
        <i />
        <i />
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 12c-2-4-7-6-8-3s4 4 8 3zm0 0c2-4 7-6 8-3s-4 4-8 3zm0 0-3.4 6.6 2.9-1.2L12 20l.5-2.6 2.9 1.2z" />
        </svg>
      </span>
      {isOpen && <Burst />}
    </>
  );
}
