import { css } from "@linaria/core";
import { CatchBoundary, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { instantToMs } from "#core/catalogue/instant-to-ms.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";
import { PortsProvider, usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { AnnouncerProvider } from "#ui/kit/announcer/announcer.tsx";
import { loadOnce } from "#ui/kit/lazy/load-once.ts";
import { SPECIMEN_TIME, type Specimen } from "#ui/kit/specimens.ts";
import { Overlays } from "#ui/overlays/overlays.tsx";
import type { StageSearch } from "./kit-search.ts";
import type { SpecimenFile } from "./specimen-files.ts";
import { useSpecimens } from "./use-specimens.ts";

const stage = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
    padding: var(--space-6) var(--space-4);

    & > section {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-3);
    }

    & > section > h2 {
      color: var(--color-text-faint);
      font-size: var(--type-12);
      font-weight: 500;
    }

    & > section > div {
      min-inline-size: 0;
    }

    &[data-whole] {
      display: block;
      padding: 0;
    }
  }
`;

const failure = css`
  @layer screens {
    color: var(--color-error-text);
  }
`;

/**
 * The specimens of one component and nothing else, among the providers of a real page. The search parameters define how: a change of
 * the address is enough to see them in another theme, language or size.
 */
export function Stage({ file, search }: { readonly file: SpecimenFile; readonly search: StageSearch }) {
  const isSet = useScene(search);
  const ports = usePorts();
  const heldPorts = useMemo(
    () => ({ ...ports, clock: { ...ports.clock, now: () => instantToMs(SPECIMEN_TIME) ?? 0 } }),
    [ports],
  );
  if (!isSet) return null;
  return (
    <PortsProvider ports={heldPorts}>
      <AnnouncerProvider key={`${file.name} ${search.specimen}`}>
        <Overlays>
          <Scene file={file} specimen={search.specimen} />
        </Overlays>
      </AnnouncerProvider>
    </PortsProvider>
  );
}

const loadAreas = loadOnce(() => import("#ui/context/load-texts.ts"));

/** Applies the theme, the language and the text size of the search to the page; true once its texts are loaded. */
function useScene({ theme, locale, text }: StageSearch): boolean {
  const router = useRouter();
  const { texts, visit } = router.options.context as ScreenContext;
  const shown = useVisit();
  const [areLoaded, setLoaded] = useState(false);

  useEffect(() => {
    let isGone = false;
    void loadAreas()
      .then(({ textAreas }) => texts.ensure(locale, textAreas()))
      .then(() => texts.instance.changeLanguage(locale))
      .then(() => {
        if (isGone) return;
        visit.change({ theme, locale });
        setLoaded(true);
      });
    return () => {
      isGone = true;
    };
  }, [texts, visit, theme, locale]);

  // Links of specimens lead to games that are not there.
  useEffect(() => router.update({ ...router.options, defaultPreload: false }), [router]);

  useEffect(() => {
    document.documentElement.style.fontSize = `${text * 100}%`;
  }, [text]);

  return areLoaded && shown.theme === theme && shown.locale === locale;
}

function Scene({ file, specimen }: { readonly file: SpecimenFile; readonly specimen: string | undefined }) {
  const loaded = useSpecimens(file);
  if (typeof loaded === "string") return <p>{loaded}</p>;
  if (specimen !== undefined) {
    const chosen = loaded.specimens.find(({ name }) => name === specimen);
    return chosen ? <One file={file} specimen={chosen} /> : <p>There is no specimen “{specimen}”.</p>;
  }
  return (
    <Frame file={file} wholes={loaded.specimens.filter(({ isWhole }) => isWhole)}>
      {loaded.specimens
        .filter(({ isWhole }) => !isWhole)
        .map((shown) => (
          <section key={shown.name} data-specimen={shown.name} aria-label={shown.name}>
            <h2>{shown.name}</h2>
            <div>
              <Guarded specimen={shown} />
            </div>
          </section>
        ))}
    </Frame>
  );
}

function One({ file, specimen }: { readonly file: SpecimenFile; readonly specimen: Specimen }) {
  if (specimen.isWhole) {
    return (
      <div className={stage} data-stage={file.name} data-whole data-specimen={specimen.name}>
        <Guarded specimen={specimen} />
      </div>
    );
  }
  return (
    <Frame file={file} wholes={[]}>
      <section data-specimen={specimen.name} aria-label={specimen.name}>
        <div>
          <Guarded specimen={specimen} />
        </div>
      </section>
    </Frame>
  );
}

interface FrameProps {
  readonly file: SpecimenFile;
  /** Specimens that are shown alone; the tests read their names here. */
  readonly wholes: readonly Specimen[];
  readonly children: ReactNode;
}

/** As high as what it shows; a frame of the gallery around it takes over its height. */
function Frame({ file, wholes, children }: FrameProps) {
  const container = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = container.current;
    const frame = window.frameElement as HTMLElement | null;
    if (element === null || frame === null) return;
    const observer = new ResizeObserver(() => {
      frame.style.blockSize = `${element.offsetHeight}px`;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <main
      ref={container}
      className={stage}
      data-stage={file.name}
      data-wholes={JSON.stringify(wholes.map(({ name }) => name))}
    >
      {children}
    </main>
  );
}

/** A failing specimen does not affect the others. */
function Guarded({ specimen: { name, render: Show } }: { readonly specimen: Specimen }) {
  return (
    <CatchBoundary
      getResetKey={() => name}
      errorComponent={({ error }) => (
        <p className={failure} role="alert">
          {String(error)}
        </p>
      )}
    >
      <Show />
    </CatchBoundary>
  );
}
