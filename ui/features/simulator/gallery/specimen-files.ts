import type { Specimens } from "#ui/kit/specimens.ts";

/** Folders of components, from the general to the particular. */
export const SPECIMEN_ROOMS = ["kit", "overlays", "patterns", "frame", "features"] as const;
export type SpecimenRoom = (typeof SPECIMEN_ROOMS)[number];

/** A component with specimens, which are loaded on demand. */
export interface SpecimenFile {
  /** File name without its ending, e.g. `button`. */
  readonly name: string;
  readonly room: SpecimenRoom;
  readonly load: () => Promise<Specimens>;
}

const files = import.meta.glob<Specimens>("/ui/{kit,overlays,patterns,frame,features}/**/*.specimens.tsx", {
  import: "default",
});

/** Every component with specimens, by room and name. */
export const SPECIMEN_FILES: readonly SpecimenFile[] = Object.entries(files)
  .map(([path, load]) => ({
    name: path.replace(/^.*\/|\.specimens\.tsx$/g, ""),
    room: path.split("/")[2] as SpecimenRoom,
    load,
  }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** `star-rating` as words: "Star rating". */
export function wordsOf(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
