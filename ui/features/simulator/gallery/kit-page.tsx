import "#ui/theme/global.css";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { RawSearch } from "#ui/context/raw-search.ts";
import { LocaleFonts } from "#ui/i18n/locale-fonts.tsx";
import { useHydrated } from "#ui/kit/local-time/use-hydrated.ts";
import { Gallery } from "./gallery.tsx";
import { GallerySkeleton } from "./gallery-skeleton.tsx";
import { parseGallerySearch, parseStageSearch } from "./kit-search.ts";
import { SPECIMEN_FILES } from "./specimen-files.ts";
import { Stage } from "./stage.tsx";

export interface KitPageProps {
  /** Name of a component; empty for all. */
  readonly name: string;
  readonly isStage: boolean;
  readonly search: RawSearch;
}

/**
 * The gallery of the design system: `/dev/kit`, `/dev/kit/{component}`, and `/dev/kit/{component}/stage`, which the gallery
 * shows in frames and the tests walk through. Made in the browser only; its words are for developers, and English.
 */
export function KitPage(props: KitPageProps) {
  const isHydrated = useHydrated();
  return (
    <>
      <LocaleFonts />
      <NotifyHydrated />
      {isHydrated ? <View {...props} /> : <GallerySkeleton />}
    </>
  );
}

function View({ name, isStage, search }: KitPageProps) {
  const file = SPECIMEN_FILES.find((candidate) => candidate.name === name);
  if (!isStage) return <Gallery name={name} file={file} search={parseGallerySearch(search)} />;
  return file ? <Stage file={file} search={parseStageSearch(search)} /> : <p>There is no component “{name}”.</p>;
}
