import { css } from "@linaria/core";
import { FROM_DESKTOP, FROM_GIANT, UP_TO_PHONE } from "../../theme/breakpoints.ts";

/** Kind of cards: `portrait` fits six, `offer` four, `wide` three, `tile` five on a large screen. */
export type RailShape = "portrait" | "offer" | "wide" | "tile";

/** Gap and width of the columns of a row of cards, by `data-shape` and viewport; on small screens the next one peeps in. */
export const railColumns = css`
  @layer kit {
    --rail-gap: 16px;
    --rail-columns: 3.4;
    --rail-column: calc((100% - (var(--rail-columns) - 1) * var(--rail-gap)) / var(--rail-columns));

    &[data-shape="offer"] {
      --rail-columns: 2.3;
    }

    &[data-shape="wide"] {
      --rail-columns: 2;
    }

    &[data-shape="tile"] {
      --rail-columns: 3.2;
    }

    @media ${UP_TO_PHONE} {
      --rail-gap: 12px;
      --rail-columns: 2.2;

      &[data-shape="offer"] {
        --rail-columns: 1.35;
      }

      &[data-shape="wide"] {
        --rail-columns: 1.15;
      }

      &[data-shape="tile"] {
        --rail-columns: 1.8;
      }
    }

    @media ${FROM_DESKTOP} {
      --rail-columns: 5;

      &[data-shape="offer"] {
        --rail-columns: 3;
      }

      &[data-shape="wide"] {
        --rail-columns: 2.5;
      }

      &[data-shape="tile"] {
        --rail-columns: 4;
      }
    }

    @media ${FROM_GIANT} {
      --rail-gap: 20px;
      --rail-columns: 6;

      &[data-shape="offer"] {
        --rail-columns: 4;
      }

      &[data-shape="wide"] {
        --rail-columns: 3;
      }

      &[data-shape="tile"] {
        --rail-columns: 5;
      }
    }
  }
`;
