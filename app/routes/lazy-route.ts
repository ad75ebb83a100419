import type { TextArea } from "#locales/texts.ts";
import type { PageParts } from "#ui/context/page-head.ts";

/** Modules and texts of a lazily loaded page. */
export interface LaterPage {
  readonly texts: readonly TextArea[];
  /** Source file of the parts: the server, which alone knows it, links its styles and scripts. */
  readonly module?: string;
  /** Modules below the first view; the server still puts their styles into the document. */
  readonly lateModules?: readonly string[];
  readonly parts: () => Promise<PageParts>;
}
