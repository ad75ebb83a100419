import { css } from "@linaria/core";
import { addBasePath } from "#core/navigation/base-path.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { type GallerySearch, stageAddress } from "./kit-search.ts";
import { type SpecimenFile, wordsOf } from "./specimen-files.ts";
import { useSpecimens } from "./use-specimens.ts";

interface StageFramesProps {
  readonly file: SpecimenFile;
  readonly search: GallerySearch;
  /** Shows one specimen, or all again. */
  readonly onChoose: (specimen: string | undefined) => void;
}

const group = css`
  @layer screens {
    display: grid;
    gap: var(--space-3);
    margin-block-start: var(--space-8);

    & > header {
      display: flex;
      align-items: center;
      gap: var(--space-3);
    }

    & h2 {
      font-size: var(--type-16);
      font-weight: 600;
    }
  }
`;

const frames = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: var(--space-4);
    overflow-x: auto;

    & > figure {
      display: grid;
      gap: var(--space-2);
      min-inline-size: 0;
    }

    &[data-full] > figure {
      flex: 1 1 420px;
    }

    & > figure > figcaption {
      display: flex;
      justify-content: space-between;
      color: var(--color-text-faint);
      font-size: var(--type-12);
    }

    & > figure > figcaption > a {
      color: var(--color-primary-text);
    }

    & iframe {
      display: block;
      inline-size: 100%;
      block-size: 160px;
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
      background: var(--color-page);
    }

    &[data-whole] iframe {
      block-size: 720px;
    }
  }
`;

/** The specimens in frames of their own, so that widths, text sizes and popups are those of a real page. */
export function StageFrames({ file, search, onChoose }: StageFramesProps) {
  const loaded = useSpecimens(file);
  if (loaded === "loading") return null;
  if (loaded === "failed") return <p role="alert">The specimens could not be loaded.</p>;
  const chosen = loaded.specimens.filter(({ name }) => search.specimen === undefined || name === search.specimen);
  const wholes = chosen.filter(({ isWhole }) => isWhole);
  const areSomeTogether = chosen.length > wholes.length;
  return (
    <>
      {search.specimen !== undefined && (
        <Button variant="secondary" size="small" onClick={() => onChoose(undefined)}>
          All specimens
        </Button>
      )}
      {areSomeTogether && <Frames file={file} search={search} specimen={search.specimen} />}
      {wholes.map(({ name }) => (
        <section key={name} className={group}>
          <header>
            <h2>{name}</h2>
            {search.specimen === undefined && (
              <Button variant="tertiary" size="small" onClick={() => onChoose(name)}>
                Show alone
              </Button>
            )}
          </header>
          <Frames file={file} search={search} specimen={name} isWhole />
        </section>
      ))}
      {chosen.length === 0 && <p>There is no such specimen.</p>}
    </>
  );
}

interface FramesProps {
  readonly file: SpecimenFile;
  readonly search: GallerySearch;
  readonly specimen: string | undefined;
  readonly isWhole?: boolean;
}

function Frames({ file, search, specimen, isWhole = false }: FramesProps) {
  const { basePath } = usePorts().configuration;
  const themes = search.theme === "both" ? (["light", "dark"] as const) : [search.theme];
  return (
    <div className={frames} data-full={search.width === "full" || undefined} data-whole={isWhole || undefined}>
      {themes.map((theme) => {
        const address = addBasePath(stageAddress(file.name, search, theme, specimen), basePath);
        return (
          <figure key={theme} style={search.width === "full" ? {} : { inlineSize: search.width }}>
            <figcaption>
              <span>{theme}</span>
              <a href={address} target="_blank" rel="noreferrer">
                Open
              </a>
            </figcaption>
            <iframe src={address} title={`${wordsOf(file.name)}, ${specimen ?? "all specimens"}, ${theme}`} />
          </figure>
        );
      })}
    </div>
  );
}
