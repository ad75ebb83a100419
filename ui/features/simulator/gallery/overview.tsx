import { css } from "@linaria/core";
import { useId } from "react";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { type GallerySearch, writeGallerySearch } from "./kit-search.ts";
import { SPECIMEN_FILES, SPECIMEN_ROOMS, wordsOf } from "./specimen-files.ts";

const ROOM_WORDS = {
  kit: "Parts that know nothing of games: buttons, fields, pictures.",
  overlays: "What lies above a page: popups and toasts.",
  patterns: "Parts put together for what returns on many pages.",
  frame: "Header, footer and banners around every page.",
  features: "Parts of one feature, with its data.",
};

const look = css`
  @layer screens {
    display: grid;
    gap: var(--space-8);

    & h2 {
      font-size: var(--type-20);
      font-weight: 700;
      letter-spacing: var(--tracking-heading);
    }

    & section > p {
      margin-block: var(--space-1) var(--space-4);
      color: var(--color-text-quiet);
    }

    & ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
      gap: var(--space-3);
    }

    & a {
      display: grid;
      align-items: center;
      min-block-size: 64px;
      padding: var(--space-3) var(--space-4);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
      background: var(--color-surface);
      font-weight: 600;
      transition: border-color var(--press);
    }

    & a:hover {
      border-color: var(--color-line-strong);
    }
  }
`;

/** Start of the gallery: every component, by folder. */
export function Overview({ search }: { readonly search: GallerySearch }) {
  const id = useId();
  const kept = writeGallerySearch({ ...search, specimen: undefined });
  return (
    <div className={look}>
      {SPECIMEN_ROOMS.map((room) => (
        <section key={room} aria-labelledby={`${id}-${room}`}>
          <h2 id={`${id}-${room}`}>{wordsOf(room)}</h2>
          <p>{ROOM_WORDS[room]}</p>
          <ul>
            {SPECIMEN_FILES.filter((file) => file.room === room).map(({ name }) => (
              <li key={name}>
                <PageLink to={`/dev/kit/${name}`} search={kept}>
                  {wordsOf(name)}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
