import { defineConfig } from "drizzle-kit";

/** For `npm run migration -- <name>`, which writes the next migration from the schema. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./adapters/reference-backend/database/schema/index.ts",
  out: "./adapters/reference-backend/database/migrations",
});
