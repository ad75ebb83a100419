import { useRouterState } from "@tanstack/react-router";
import { usePorts } from "#ui/context/ports-context.tsx";
import { signInAddress } from "./sign-in-address.ts";

/** Address of the sign-in page that leads back to the page shown now, to `hash` on it where one is given. */
export function useSignInAddress(hash = ""): string {
  const { configuration } = usePorts();
  const path = useRouterState({ select: ({ location }) => location.publicHref });
  return signInAddress(configuration, hash === "" ? path : `${path.split("#")[0]}#${hash}`);
}
