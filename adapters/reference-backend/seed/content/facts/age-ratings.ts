import type { AgeRating } from "#core/catalogue/game.ts";

type Boards = Readonly<Record<AgeRating["board"], string>>;

const EVERYONE: Boards = {
  GRAC: "GRAC ALL",
  ESRB: "ESRB Everyone 10+",
  PEGI: "PEGI 7",
  USK: "USK 6",
  CERO: "CERO A",
  GSRR: "GSRR 6+",
  CLASSIND: "ClassInd 10",
  IARC: "IARC 7+",
};

const TEEN: Boards = {
  GRAC: "GRAC 12",
  ESRB: "ESRB Teen",
  PEGI: "PEGI 12",
  USK: "USK 12",
  CERO: "CERO B",
  GSRR: "GSRR 12+",
  CLASSIND: "ClassInd 12",
  IARC: "IARC 12+",
};

const OLDER_TEEN: Boards = {
  GRAC: "GRAC 15",
  ESRB: "ESRB Teen",
  PEGI: "PEGI 16",
  USK: "USK 16",
  CERO: "CERO C",
  GSRR: "GSRR 15+",
  CLASSIND: "ClassInd 14",
  IARC: "IARC 16+",
};

const ADULT: Boards = {
  GRAC: "GRAC 19",
  ESRB: "ESRB Mature 17+",
  PEGI: "PEGI 18",
  USK: "USK 18",
  CERO: "CERO Z",
  GSRR: "GSRR 18+",
  CLASSIND: "ClassInd 18",
  IARC: "IARC 18+",
};

const CLASSES = { everyone: EVERYONE, teen: TEEN, olderTeen: OLDER_TEEN, adult: ADULT };

const BOARDS: readonly AgeRating["board"][] = ["GRAC", "ESRB", "PEGI", "USK", "CERO", "GSRR", "CLASSIND", "IARC"];

/** One rating a board (all of them unless told) for an age class, each with the same descriptors. */
export function ageRatings(
  ageClass: keyof typeof CLASSES,
  descriptors: readonly string[],
  boards: readonly AgeRating["board"][] = BOARDS,
): readonly AgeRating[] {
  return boards.map((board) => ({ board, label: CLASSES[ageClass][board], descriptors }));
}
