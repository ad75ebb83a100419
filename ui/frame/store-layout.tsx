import { css } from "@linaria/core";
import type { ReactNode } from "react";
import type { LayoutKind } from "#core/navigation/route-map.ts";
import "#ui/theme/global.css";
import { useTranslation } from "react-i18next";
import { localeEntryOf } from "#locales/manifest.ts";
import { SiteFooter } from "#ui/frame/footer/site-footer.tsx";
import { SiteHeader } from "#ui/frame/header/site-header.tsx";
import { LocaleFonts } from "#ui/i18n/locale-fonts.tsx";
import { AnnouncerProvider } from "#ui/kit/announcer/announcer.tsx";
import { LazyFailure } from "#ui/kit/lazy/lazy-component.tsx";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { Overlays } from "#ui/overlays/overlays.tsx";
import { PartBoundary } from "#ui/patterns/failures/part-boundary.tsx";
import { PartCodeFailure } from "#ui/patterns/failures/part-code-failure.tsx";
import { FROM_JUMBO } from "#ui/theme/breakpoints.ts";

const CONTENT_ID = "content";

const frame = css`
  @layer sections {
    display: flex;
    flex-direction: column;
    min-block-size: 100dvh;

    /* As high as the window below the header: content that comes late never moves a footer that is in view. */
    & > main {
      flex: 1;
      min-block-size: calc(100svh - var(--header-height));
      outline: none;
    }

    /* The page is the screen: it keeps clear of notches itself where its art need not. */
    &[data-layout="FULLSCREEN"] > main {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      min-block-size: 100dvh;
    }

    /* Front pages with rails: on wide screens the gap between rails is larger than between parts of other pages. */
    &[data-layout="MAIN"] > main {
      @media ${FROM_JUMBO} {
        --section-gap: 88px;
      }
    }

    @media print {
      display: block;

      &,
      & > main {
        min-block-size: 0;
      }
    }
  }
`;

const skipLink = css`
  @layer sections {
    position: fixed;
    z-index: 200;
    inset-block-start: calc(var(--space-3) + env(safe-area-inset-top, 0px));
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

interface StoreLayoutProps {
  /** Layout of the page in the URL map; a page in a popup window uses the whole screen. */
  readonly layout: LayoutKind;
  /** Language of the page's own texts, if it is another one than that of the document. */
  readonly contentLanguage?: string | undefined;
  readonly children: ReactNode;
}

/** Layout of every page: skip link, header and footer, or only the screen, by the kind of layout. */
export function StoreLayout({ layout, contentLanguage, children }: StoreLayoutProps) {
  const isFramed = layout !== "FULLSCREEN";
  return (
    <AnnouncerProvider>
      <LazyFailure value={PartCodeFailure}>
        <Overlays>
          <LocaleFonts />
          <div className={frame} data-layout={layout}>
            {isFramed && (
              <>
                <SkipLink />
                <PartBoundary>
                  <SiteHeader />
                </PartBoundary>
              </>
            )}
            <main
              id={CONTENT_ID}
              tabIndex={-1}
              lang={contentLanguage}
              dir={contentLanguage && localeEntryOf(contentLanguage).direction}
            >
              {children}
            </main>
            {isFramed && (
              <PartBoundary>
                <PageStep fallback={null}>
                  <SiteFooter />
                </PageStep>
              </PartBoundary>
            )}
          </div>
          <Around />
        </Overlays>
      </LazyFailure>
    </AnnouncerProvider>
  );
}

function SkipLink() {
  const { t: text } = useTranslation("common");
  return (
    <a className={skipLink} href={`#${CONTENT_ID}`}>
      {text("skipToContent")}
    </a>
  );
}

const loadAround = () => import("#ui/frame/around/around.idle.tsx");

/** Its code comes while there still is a connection. */
function Around() {
  const { module } = useIdleModule(loadAround);
  return module && <module.Around />;
}
