import type { Specimens } from "#ui/kit/specimens.ts";

/** Where a component lives: a folder of this room. */
export type SpecimenRoom = "kit" | "overlays" | "patterns" | "frame" | "features";

/** A component that has specimens, which are fetched when they are looked at. */
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
