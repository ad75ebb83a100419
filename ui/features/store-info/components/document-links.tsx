import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { isPlainLeftClick } from "#core/links/is-plain-left-click.ts";
import { documentAt } from "#core/links/store-links.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { storeLinksQuery } from "#ui/features/store-info/queries/store-links.ts";
import { useReplaceContent, useShowContent } from "#ui/overlays/content/use-show-content.ts";
import { DOCUMENT_MARK } from "./document-mark.ts";

const loadText = () => import("./document-text.tsx");

/**
 * Opens links to documents of the content service in a popup. Without this code, or with a modifier key, they are
 * ordinary links. A link inside a shown document replaces that document.
 */
export function DocumentLinks() {
  const { data } = useQuery(storeLinksQuery(useQueryScope()));
  const showContent = useShowContent();
  const replaceContent = useReplaceContent();
  useEffect(() => {
    if (data === undefined) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link === null || event.defaultPrevented || !isPlainLeftClick(event)) return;
      const { href } = link;
      const name = "plainLink" in link.dataset ? null : documentAt(href, data);
      if (name === null) return;
      event.preventDefault();
      const title = data.links.find(({ document }) => document === name)?.label ?? "";
      void loadText().then(
        ({ DocumentText }) => {
          const isInDocument = link.closest(`[${DOCUMENT_MARK}]`) !== null;
          const content = <DocumentText key={name} name={name} href={href} takesFocus={isInDocument} />;
          if (isInDocument) replaceContent({ title, content });
          else void showContent({ title, content });
        },
        () => window.location.assign(href),
      );
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [data, showContent, replaceContent]);
  return null;
}
