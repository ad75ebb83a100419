import type { ReactNode } from "react";

/** One state of a component, as the gallery shows it and the visual tests picture it. */
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
