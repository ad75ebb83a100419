import type { IconName } from "../icon/icon.tsx";

/** An entry of a menu: a link or an action. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** Language of the label where it is not the page's. */
  readonly lang?: string;
  readonly icon?: IconName;
  /** Set on the entries of a choice: which of them is chosen. */
  readonly isChosen?: boolean;
  readonly href?: string;
  readonly onSelect?: () => void;
}
