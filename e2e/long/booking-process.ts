import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

/** A process of the site that books: mails are written with JSX, which only Vite compiles. */
const path = fileURLToPath(new URL("book-each.ts", import.meta.url));
await runnerImport(path, { configFile: false, logLevel: "error" });
