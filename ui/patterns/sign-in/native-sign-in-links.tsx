import { useRouter } from "@tanstack/react-router";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useLinkClick } from "#ui/kit/links/use-link-click.ts";
import { signInLinkOf } from "./sign-in-link.ts";
import { useOpenSignIn } from "./use-open-sign-in.ts";

/**
 * If the native side owns the session, links to the sign-in page ask it to reconnect instead: that page could not sign
 * the player in, and in a bundle it leads to another origin without a way back.
 */
export function NativeSignInLinks() {
  const { configuration } = usePorts();
  const router = useRouter();
  const openSignIn = useOpenSignIn();
  useLinkClick("nativeSignIn", (event) => {
    const link = signInLinkOf(event, configuration);
    if (link === null) return;
    event.preventDefault();
    const { keepsAction: name = "", actionInput: input = "" } = link.dataset;
    const { pathname: path } = router.state.location;
    void openSignIn(link.href, name === "" ? undefined : { name, input, path });
  });
  return null;
}
