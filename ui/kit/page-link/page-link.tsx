import { Link } from "@tanstack/react-router";
import type { ComponentPropsWithRef, ReactNode } from "react";

/** Target of a link: a path of the product with its parameters filled in, or an address outside the router. */
export type Destination =
  | {
      /** Path without the base path, e.g. `/game/tl`. */
      readonly to: string;
      readonly search?: Readonly<Record<string, unknown>> | undefined;
      readonly hash?: string | undefined;
      /** False disables prefetching of the new page on intent. */
      readonly preload?: false | undefined;
      /** Keeps the scroll position, for links that change a part of the page only. */
      readonly keepScroll?: boolean | undefined;
      readonly href?: never;
    }
  | {
      /** Address that the browser itself opens: another service, or a page of the server. */
      readonly href: string;
      /** Opens beside the store, which then knows nothing of the page that opened it. */
      readonly newTab?: boolean | undefined;
      readonly to?: never;
    };

/** Props of a link besides its destination. */
export type AnchorProps = Omit<ComponentPropsWithRef<"a">, "href" | "preload" | "target" | "rel" | "className">;

type PageLinkProps = Destination & AnchorProps & { readonly className?: string; readonly children: ReactNode };

/** A link: by the router inside the product, by the browser elsewhere. */
export function PageLink(props: PageLinkProps) {
  if (props.href !== undefined) {
    const { children, to: _, newTab, ...anchor } = props;
    return (
      <a {...anchor} {...(newTab ? { target: "_blank", rel: "noopener noreferrer" } : {})}>
        {children}
      </a>
    );
  }
  const { to, search, hash, preload, keepScroll, href: _, children, ...anchor } = props;
  return (
    <Link
      {...anchor}
      to={to}
      search={search ?? {}}
      // Only the very page is current: the way from a part of a game to the game itself is no current page.
      activeOptions={{ exact: true }}
      {...(hash === undefined ? {} : { hash })}
      {...(preload === undefined ? {} : { preload })}
      {...(keepScroll ? { resetScroll: false } : {})}
    >
      {children}
    </Link>
  );
}
