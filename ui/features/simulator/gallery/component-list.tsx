import { css } from "@linaria/core";
import { useId } from "react";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { type GallerySearch, writeGallerySearch } from "./kit-search.ts";
import { SPECIMEN_FILES, SPECIMEN_ROOMS, wordsOf } from "./specimen-files.ts";

interface ComponentListProps {
  readonly search: GallerySearch;
  readonly onFind: (find: string) => void;
}

const head = css`
  @layer screens {
    display: grid;
    gap: var(--space-3);
    padding: var(--space-5) var(--space-4) var(--space-3);

    & > a {
      font-size: var(--type-16);
      font-weight: 700;
      letter-spacing: var(--tracking-heading);
    }

    & > input {
      inline-size: 100%;
      min-block-size: 36px;
      padding: 6px 11px;
      border: 1px solid var(--color-line-strong);
      border-radius: var(--radius-control);
      background: var(--color-page);
      font-size: var(--type-14);
    }

    & > input::placeholder {
      color: var(--color-text-faint);
    }
  }
`;

const list = css`
  @layer screens {
    flex: 1;
    min-block-size: 0;
    padding: 0 var(--space-2) var(--space-6);
    overflow-y: auto;
    scrollbar-width: thin;

    & h2 {
      padding: var(--space-4) var(--space-2) var(--space-1);
      color: var(--color-text-faint);
      font-size: var(--type-12);
      font-weight: 500;
    }

    & a {
      display: block;
      padding: 5px var(--space-2);
      border-radius: var(--radius-small);
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      line-height: 1.45;
    }

    & a:hover {
      background: var(--color-hover);
    }

    & a[aria-current] {
      background: var(--color-raised);
      color: var(--color-text);
      font-weight: 600;
    }

    & a:focus-visible {
      outline-offset: -2px;
    }

    & > p {
      padding: var(--space-4) var(--space-2);
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }
  }
`;

/** Every component, by folder, filtered by its name. */
export function ComponentList({ search, onFind }: ComponentListProps) {
  const id = useId();
  const wanted = search.find.trim().toLowerCase();
  const found = SPECIMEN_FILES.filter(({ name }) => wordsOf(name).toLowerCase().includes(wanted));
  const kept = writeGallerySearch({ ...search, specimen: undefined });
  return (
    <>
      <header className={head}>
        <PageLink to="/dev/kit" search={kept}>
          Components
        </PageLink>
        <input
          type="search"
          value={search.find}
          onChange={(event) => onFind(event.target.value)}
          placeholder="Find a component"
          aria-label="Find a component"
        />
      </header>
      <nav className={list} aria-label="Components">
        {SPECIMEN_ROOMS.map((room) => {
          const files = found.filter((file) => file.room === room);
          if (files.length === 0) return null;
          return (
            <section key={room} aria-labelledby={`${id}-${room}`}>
              <h2 id={`${id}-${room}`}>{wordsOf(room)}</h2>
              <ul>
                {files.map(({ name }) => (
                  <li key={name}>
                    <PageLink to={`/dev/kit/${name}`} search={kept}>
                      {wordsOf(name)}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {found.length === 0 && <p>No component is called that.</p>}
      </nav>
    </>
  );
}
