import { useQuery } from "@tanstack/react-query";
import { documentAt } from "#core/links/store-links.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { storeLinksQuery } from "#ui/features/store-info/queries/store-links.ts";
import { plainLinkOf } from "#ui/kit/links/link-clicks.ts";
import { useLinkClick } from "#ui/kit/links/use-link-click.ts";
import { useReplaceContent, useShowContent } from "#ui/overlays/content/use-show-content.ts";
import { DOCUMENT_MARK } from "./document-mark.ts";
import { DocumentText } from "./document-text.tsx";

/**
 * Opens links to documents of the content service in a popup. Without this code, or with a modifier key, they are
 * ordinary links. A link inside a shown document replaces that document.
 */
export function DocumentLinks() {
  const { data } = useQuery(storeLinksQuery(useQueryScope()));
  const showContent = useShowContent();
  const replaceContent = useReplaceContent();
  useLinkClick("document", (event) => {
    const link = plainLinkOf(event);
    if (data === undefined || link === null) return;
    const { href } = link;
    const name = "plainLink" in link.dataset ? null : documentAt(href, data);
    if (name === null) return;
    event.preventDefault();
    const title = data.links.find(({ document }) => document === name)?.label ?? "";
    const isInDocument = link.closest(`[${DOCUMENT_MARK}]`) !== null;
    const content = <DocumentText key={name} name={name} href={href} takesFocus={isInDocument} />;
    if (isInDocument) replaceContent({ title, content });
    else void showContent({ title, content });
  });
  return null;
}
