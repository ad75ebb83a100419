import { useEffect } from "react";
import { isPlainLeftClick } from "#core/links/is-plain-left-click.ts";
import { ownedDomainsOf } from "#core/links/owned-domains.ts";
import { opensSignedIn } from "#core/links/sign-on.policy.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";

/**
 * Links out of the product that a browser alone would not open rightly: all of them in the mobile app, whose web view shows
 * nothing foreign, and elsewhere those of players to the publisher's own sites, which are opened signed in. They are
 * links all the same: without this code they lead where they say.
 */
export function OutsideLinks() {
  const { shell, user } = useVisit();
  const { outsideLinks, configuration } = usePorts();
  useEffect(() => {
    const owned = ownedDomainsOf(configuration);
    const isLed = (link: HTMLAnchorElement) =>
      shell === "app" ? /^https?:$/.test(link.protocol) : user !== null && opensSignedIn(link.href, owned);
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      // The router, a popup or a popup window has already handled the press.
      if (link === null || event.defaultPrevented || !isPlainLeftClick(event)) return;
      if (link.origin === window.location.origin || !isLed(link)) return;
      event.preventDefault();
      const { href } = link;
      void outsideLinks.open(href).then((isOpen) => isOpen || window.location.assign(href));
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [shell, user, outsideLinks, configuration]);
  return null;
}
