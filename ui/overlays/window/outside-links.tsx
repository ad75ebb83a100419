import { ownedDomainsOf } from "#core/links/owned-domains.ts";
import { opensSignedIn } from "#core/links/sign-on.policy.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { plainLinkOf } from "#ui/kit/links/link-clicks.ts";
import { useLinkClick } from "#ui/kit/links/use-link-click.ts";
import { goToDocument } from "../page-history.ts";

/**
 * Links out of the product that a browser alone would not open rightly: all of them in the mobile app, whose web view shows
 * nothing foreign, and elsewhere those of players to the publisher's own sites, which are opened signed in. They are
 * links all the same: without this code they lead where they say.
 */
export function OutsideLinks() {
  const { shell, user } = useVisit();
  const { outsideLinks, configuration } = usePorts();
  const isLed = (link: HTMLAnchorElement) =>
    shell === "app"
      ? /^https?:$/.test(link.protocol)
      : user !== null && opensSignedIn(link.href, ownedDomainsOf(configuration));
  useLinkClick("outside", (event) => {
    const link = plainLinkOf(event);
    if (link === null || link.origin === window.location.origin || !isLed(link)) return;
    event.preventDefault();
    const { href } = link;
    void outsideLinks.open(href).then((isOpen) => (isOpen ? undefined : goToDocument(href)));
  });
  return null;
}
