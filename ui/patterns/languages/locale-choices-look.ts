import { css } from "@linaria/core";

/** Eager where the server renders the choices before their code is loaded. */
export const localeChoicesLook = css`
  @layer sections {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    text-transform: capitalize;
  }
`;
