import { css } from "@linaria/core";
import type { ReactNode } from "react";
import "../theme/global.css";
import { useText } from "#ui/i18n/use-text.ts";
import { AnnouncerProvider } from "#ui/kit/announcer/announcer.tsx";
import { Overlays } from "#ui/overlays/overlays.tsx";
import { SiteFooter } from "#ui/sections/footer/site-footer.tsx";
import { SiteHeader } from "#ui/sections/header/site-header.tsx";
import { LocaleFonts } from "./locale-fonts.tsx";

const CONTENT_ID = "content";

const frame = css`
  @layer sections {
    display: flex;
    flex-direction: column;
    min-block-size: 100dvh;

    & > main {
      flex: 1;
      outline: none;
    }
  }
`;

const skipLink = css`
  @layer sections {
    position: fixed;
    z-index: 200;
    inset-block-start: var(--space-3);
    inset-inline-start: var(--gutter);
    padding: 12px 20px;
    border-radius: var(--radius-control);
    background: var(--color-primary);
    color: var(--color-on-primary);
    font-weight: 600;

    &:not(:focus) {
      clip-path: inset(50%);
      pointer-events: none;
    }
  }
`;

/** What surrounds every page of the store: skip link, header, content, footer. */
export function StoreLayout({ children }: { readonly children: ReactNode }) {
  const text = useText("common");
  return (
    <AnnouncerProvider>
      <Overlays>
        <LocaleFonts />
        <div className={frame}>
          <a className={skipLink} href={`#${CONTENT_ID}`}>
            {text("skipToContent")}
          </a>
          <SiteHeader />
          <main id={CONTENT_ID} tabIndex={-1}>
            {children}
          </main>
          <SiteFooter />
        </div>
      </Overlays>
    </AnnouncerProvider>
  );
}
