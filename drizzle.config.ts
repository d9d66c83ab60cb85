import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./server/**/*-table?(s).ts",
  out: "./server/platform/database/migrations",
});
