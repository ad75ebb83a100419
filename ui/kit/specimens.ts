import type { ReactNode } from "react";

/** One state of a component, for the gallery and the visual tests. */
export interface Specimen {
  readonly name: string;
  /** Shown alone, because it fills or covers the page. */
  readonly isWhole?: boolean;
  readonly render: () => ReactNode;
}

/** The states of one component: the default export of `<component>.specimens.tsx` beside it. */
export interface Specimens {
  readonly title: string;
  readonly specimens: readonly Specimen[];
}

/** Fixed time of all specimens, so that countdowns and relative times look the same in every screenshot. */
export const SPECIMEN_TIME = "2026-12-01T12:00:00Z";
