import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";

const waiting = css`
  @layer screens {
    padding: var(--space-16) var(--gutter);
    color: var(--color-text-quiet);
    text-align: center;
  }
`;

/** A line of words where the code of an error screen has not come: the network may have taken it along as well. */
export function WaitingForFailure() {
  const { t: text } = useTranslation("common");
  return (
    <p className={waiting} aria-busy="true">
      {text("partFailed")}
    </p>
  );
}
