import { useText } from "#ui/i18n/use-text.ts";

/** A line of words where the code of an error screen has not come: the network may have taken it along as well. */
export function WaitingForFailure() {
  return <p aria-busy="true">{useText("common")("partFailed")}</p>;
}
