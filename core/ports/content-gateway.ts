import type { Result } from "../failures/request-failure.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

/** Editorial content by keys (`…/categories/{category}/contents/{contentId}`, Spec §7) and the list of languages. */
export interface ContentGateway {
  /** Values of the `keySets` that exist; the shape of each belongs to its reader. */
  getContents(
    category: string,
    contentId: string,
    keySets: readonly string[],
    options?: CallOptions,
  ): Promise<Result<Readonly<Record<string, unknown>>>>;
  /** `GET /api/store/languages`: tags of the languages the store is offered in. */
  listLanguages(options?: CallOptions): Promise<Result<readonly string[]>>;
}
