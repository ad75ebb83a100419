import { useEffect } from "react";
import { useOpenSignIn } from "#ui/overlays/sign-in/use-open-sign-in.ts";
import { isModified } from "#ui/overlays/window/is-modified.ts";
import { usePorts } from "#ui/ports/ports-context.tsx";

/**
 * Where the session belongs to the native side, links to the sign-in page ask to reconnect to it instead, whichever part of the page
 * has them: that page would sign nobody in, and in a bundle it leads to another origin without a way back.
 */
export function NativeSignInLinks() {
  const { storeLoginUrl } = usePorts().configuration;
  const openSignIn = useOpenSignIn();
  useEffect(() => {
    const login = new URL(storeLoginUrl, location.href);
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link === null || event.defaultPrevented || isModified(event)) return;
      if (link.origin !== login.origin || link.pathname !== login.pathname) return;
      // Before the browser or the code around it follows the link.
      event.preventDefault();
      void openSignIn(link.href);
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [storeLoginUrl, openSignIn]);
  return null;
}
