import { css } from "@linaria/core";

/** The box of everything that takes an entry: of the control itself, or of the frame around it and its icons. */
export const controlLook = css`
  @layer kit {
    display: flex;
    align-items: center;
    gap: 10px;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 44px;
    padding: 8px 14px;
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: var(--color-text);
    font-size: var(--type-16);
    line-height: 1.5;
    text-align: start;
    transition: border-color var(--press);

    &[data-multiline] {
      display: block;
      min-block-size: 128px;
      max-block-size: 60dvh;
      padding-block: 10px;
      line-height: var(--leading-text);
      resize: vertical;
      field-sizing: content;
    }

    &[data-chooses] {
      padding-inline-end: 44px;
      appearance: none;
      cursor: pointer;
    }

    &::placeholder,
    & > input::placeholder {
      color: var(--color-text-faint);
      opacity: 1;
    }

    /* The words decide the direction of the box as soon as there are any. */
    &:placeholder-shown,
    & > input:placeholder-shown {
      direction: inherit;
      text-overflow: ellipsis;
    }

    & > input {
      flex: 1;
      align-self: stretch;
      min-inline-size: 0;
      margin-block: -8px;
      border: 0;
      background: none;
      line-height: inherit;
      outline: none;
    }

    /* As high as the box, which it does not make higher: a finger's button fills it with its border. */
    & > button {
      margin-block: -9px;
      margin-inline-end: -12px;
    }

    & > svg {
      inline-size: 1.125rem;
      block-size: 1.125rem;
      color: var(--color-text-quiet);
    }

    @media (hover: hover) {
      &:hover {
        border-color: var(--color-text-quiet);
      }
    }

    &:focus-visible,
    &:has(> input:focus-visible) {
      border-color: var(--color-focus);
      outline: 2px solid var(--color-focus);
      outline-offset: -1px;
    }

    &[aria-invalid="true"],
    &[data-invalid] {
      border-color: var(--color-error);
    }

    &[aria-invalid="true"]:focus-visible,
    &[data-invalid]:has(> input:focus-visible) {
      outline-color: var(--color-error);
    }

    &[aria-disabled="true"],
    &[data-disabled] {
      border-color: var(--color-line);
      background: var(--color-raised);
      color: var(--color-text-faint);
      cursor: not-allowed;
    }

    &[data-disabled] > input {
      cursor: not-allowed;
    }
  }
`;
