import { css } from "@linaria/core";

/** A page that is shown briefly between two others. */
export const momentLook = css`
  @layer screens {
    display: grid;
    place-content: center;
    inline-size: 100%;
  }
`;
