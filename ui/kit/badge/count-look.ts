import { css } from "@linaria/core";

/** The number at an icon button: one look for all of them. The button needs `position: relative`. */
export const countLook = css`
  @layer kit {
    position: absolute;
    /* From the middle outwards: the longest number leaves the icon to be seen. */
    inset-block-start: 3px;
    inset-inline-start: 50%;
    display: grid;
    place-items: center;
    min-inline-size: 18px;
    block-size: 18px;
    padding-inline: 4px;
    border-radius: var(--radius-pill);
    background: var(--color-primary);
    color: var(--color-on-primary);
    font-size: 0.6875rem;
    font-weight: 700;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
`;
