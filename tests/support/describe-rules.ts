import { describe } from "vitest";
import { DATABASE_KINDS, type DatabaseKind } from "./database.ts";
import { ALWAYS, WIDE } from "./tags.ts";

/** On which `npm test` tries them: databases of PostgreSQL are copied faster, and need no compiling. */
const KIND_OF_RULES: DatabaseKind = "postgres";

/**
 * Tests of rules of the backend, in which both kinds of database run the same SQL: `npm test` tries them on one kind,
 * `npm run test:all` on both. In `title`, `%s` stands for the kind.
 */
export function describeRules(title: string, run: (kind: DatabaseKind) => void): void {
  for (const kind of DATABASE_KINDS) {
    describe(title.replace("%s", kind), { tags: kind === KIND_OF_RULES ? ALWAYS : WIDE }, () => run(kind));
  }
}
