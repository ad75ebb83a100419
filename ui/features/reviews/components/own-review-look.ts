import { css } from "@linaria/core";

/** The panel of the player's own part. */
export const ownReviewLook = css`
  @layer sections {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3) var(--space-6);
    min-block-size: 84px;
    padding: var(--space-5) var(--space-6);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    & > p {
      flex: 1 1 28ch;
      color: var(--color-text-quiet);
    }

    & > article {
      flex: 1 1 100%;
    }
  }
`;

/** Takes the focus when a form opens or closes. */
export const ownReviewAnchor = css`
  @layer sections {
    outline: none;
  }
`;
