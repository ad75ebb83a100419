import type { TextArea } from "#locales/texts.ts";
import type { PageParts } from "#ui/context/page-head.ts";

/** What a page is made of that is loaded with its route. */
export interface LaterPage {
  readonly texts: readonly TextArea[];
  /** Source file of the parts: the server, which alone knows it, links its styles and scripts. */
  readonly module?: string;
  /** Those of what comes after the first view; the server has their styles in the document all the same. */
  readonly lateModules?: readonly string[];
  readonly parts: () => Promise<PageParts>;
}
