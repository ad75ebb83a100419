import { css } from "@linaria/core";

/** Styles of the head of a post: author, time, actions. */
export const postLook = css`
  @layer sections {
    display: flex;
    align-items: center;
    gap: var(--space-3);

    & > [data-part="who"] {
      display: grid;
      gap: 2px;
      min-inline-size: 0;
    }

    & [data-part="name"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px var(--space-2);
      font-size: var(--type-14);
      font-weight: 700;
      line-height: 1.4;
      overflow-wrap: anywhere;
    }

    & [data-part="facts"] {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.4;
    }

    & > [data-part="tools"] {
      flex: none;
      margin-inline-start: auto;
    }
  }
`;

/** The button of the menu beside a post. */
export const moreLook = css`
  @layer sections {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--radius-control);
    color: var(--color-text-quiet);
    transition: background var(--press);

    @media (hover: hover) {
      &:hover {
        background: var(--color-raised);
        color: var(--color-text);
      }
    }

    @media (pointer: coarse) {
      inline-size: 44px;
      block-size: 44px;
    }
  }
`;
