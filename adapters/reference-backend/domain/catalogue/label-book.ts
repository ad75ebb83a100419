import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { labels } from "#adapters/reference-backend/database/schema/index.ts";
import { closestText } from "./text-order.ts";

type LabelKind = typeof labels.$inferSelect.kind;

export interface Labels {
  /** Label of an id in a locale; the id itself if it has no label. */
  textOf(kind: LabelKind, id: string, locale: string): string;
  /** Ids of a kind in the order of the publisher. */
  idsOf(kind: LabelKind): readonly string[];
}

/** All labels of the catalogue. */
export async function readLabels(queries: Queries): Promise<Labels> {
  const rows = await queries.select().from(labels).orderBy(labels.kind, labels.position);
  const texts = new Map(rows.map((row) => [`${row.kind}\n${row.id}`, row.texts]));
  const ids = Map.groupBy(rows, (row) => row.kind);
  return {
    textOf: (kind, id, locale) => {
      const found = texts.get(`${kind}\n${id}`);
      return found === undefined ? id : (closestText(found, locale) ?? id);
    },
    idsOf: (kind) => (ids.get(kind) ?? []).map((row) => row.id),
  };
}
