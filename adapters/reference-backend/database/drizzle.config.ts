import { defineConfig } from "drizzle-kit";

/** For `drizzle-kit generate`, which writes the next migration from the schema; run from the root of the repository. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./adapters/reference-backend/database/schema/index.ts",
  out: "./adapters/reference-backend/database/migrations",
});
