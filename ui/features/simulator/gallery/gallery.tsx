import { css } from "@linaria/core";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useVisitStore } from "#ui/context/visit-context.tsx";
import { ChoiceBar } from "./choice-bar.tsx";
import { ComponentList } from "./component-list.tsx";
import { galleryLook } from "./gallery-look.ts";
import { DIRECTIONS, type GallerySearch, TEXT_SIZES, THEME_CHOICES, WIDTHS, writeGallerySearch } from "./kit-search.ts";
import { Overview } from "./overview.tsx";
import { SPECIMEN_FILES, type SpecimenFile, wordsOf } from "./specimen-files.ts";
import { StageFrames } from "./stage-frames.tsx";

interface GalleryProps {
  /** Component the address names; empty for none. */
  readonly name: string;
  readonly file: SpecimenFile | undefined;
  readonly search: GallerySearch;
}

const head = css`
  @layer screens {
    display: grid;
    gap: var(--space-4);
    margin-block-end: var(--space-6);

    & > h1 {
      font-size: var(--type-32);
      font-weight: 700;
      line-height: var(--leading-heading);
      letter-spacing: var(--tracking-heading);
    }

    & > p {
      max-inline-size: 44em;
      color: var(--color-text-quiet);
    }

    & > [data-part="choices"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2) var(--space-5);
    }
  }
`;

const THEME_WORDS = { both: "Both", light: "Light", dark: "Dark" };
const DIRECTION_WORDS = { ltr: "Left to right", rtl: "Right to left" };

/** List of components and the selected one; the address holds the selection. */
export function Gallery({ name, file, search }: GalleryProps) {
  const navigate = useNavigate();
  const visit = useVisitStore();
  const change = (changed: Partial<GallerySearch>) =>
    void navigate({
      to: name === "" ? "/dev/kit" : `/dev/kit/${name}`,
      search: writeGallerySearch({ ...search, ...changed }),
      replace: true,
      resetScroll: false,
    });
  // One theme is that of the gallery too; with both it keeps the visitor's.
  useEffect(() => {
    if (search.theme !== "both") visit.change({ theme: search.theme });
  }, [visit, search.theme]);
  return (
    <div className={galleryLook} lang="en-US" dir="ltr">
      <div data-part="side">
        <ComponentList search={search} onFind={(find) => change({ find })} />
      </div>
      <main data-part="component">
        <header className={head}>
          <h1>{file ? wordsOf(file.name) : "Components"}</h1>
          {file ? (
            <div data-part="choices">
              <ChoiceBar
                label="Theme"
                choices={THEME_CHOICES}
                wordOf={(choice) => THEME_WORDS[choice]}
                chosen={search.theme}
                onChoose={(theme) => change({ theme })}
              />
              <ChoiceBar
                label="Direction"
                choices={DIRECTIONS}
                wordOf={(choice) => DIRECTION_WORDS[choice]}
                chosen={search.direction}
                onChoose={(direction) => change({ direction })}
              />
              <ChoiceBar
                label="Text"
                choices={TEXT_SIZES}
                wordOf={(choice) => `${choice}×`}
                chosen={search.text}
                onChoose={(text) => change({ text })}
              />
              <ChoiceBar
                label="Width"
                choices={WIDTHS}
                wordOf={(choice) => (choice === "full" ? "Full" : String(choice))}
                chosen={search.width}
                onChoose={(width) => change({ width })}
              />
            </div>
          ) : (
            <p>
              {name === ""
                ? `${SPECIMEN_FILES.length} components, each in every state.`
                : `There is no component “${name}”. Choose one from the list.`}
            </p>
          )}
        </header>
        {file && (
          <StageFrames key={file.name} file={file} search={search} onChoose={(specimen) => change({ specimen })} />
        )}
        {name === "" && <Overview search={search} />}
      </main>
    </div>
  );
}
