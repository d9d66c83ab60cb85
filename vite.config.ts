import { globSync } from "node:fs";
import { refuseServerModules } from "./scripts/refuse-server-modules.ts";
import { writePublicManifest } from "./scripts/write-public-manifest.ts";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/**
 * Loaded from node_modules: native or WASM packages, and CommonJS that can't be bundled, or as React
 * would be asked for each of its functions through a getter.
 */
const external = [
  "react",
  "react-dom",
  "@electric-sql/pglite",
  "sharp",
  "pg",
  "pino",
  "pino-pretty",
  "nodemailer",
  "pdfkit",
  "yauzl",
  "yazl",
];

/**
 * What pages share, by the beginnings of paths: each file costs a request and compresses alone. The
 * first match wins, and a file takes along what it alone imports.
 */
const clientChunks: [name: string, ...paths: string[]][] = [
  [
    "vendor",
    "node_modules/react/",
    "node_modules/react-dom/",
    "node_modules/react-router/",
    "node_modules/scheduler/",
    "node_modules/cookie-es/",
  ],
  ["schemas", "node_modules/valibot/"],
  [
    "shell",
    "app/root",
    "app/agency/section-head",
    "app/consent/",
    "app/shell/dropdown",
    "app/shell/footer",
    "app/shell/header",
    "app/brand/format-list",
    "app/brand/page-meta",
    "app/seo/breadcrumbs",
    "app/ui/art/bricked-up",
    "app/ui/breakpoints",
    "app/ui/button",
    "app/ui/icon",
    "app/ui/lazy-",
    "app/ui/note",
    "app/ui/retry-import",
    "app/ui/tag",
    "app/ui/use-hydrated",
    "domain/shared/dates",
    "domain/shared/formats/count",
    "domain/shared/text/format-integer",
    "domain/shared/money",
  ],
  ["photos", "app/ui/art/homes/", "app/ui/fallback-art", "app/ui/photo", "app/ui/plate"],
  [
    "home-cards",
    "app/listings/home-card",
    "domain/listings/facts/home-facts",
    "app/listings/similar/recently-viewed",
    "app/saved/",
    "app/ui/empty-state",
    "domain/listings/listing",
    "domain/search/order-limits",
    "domain/search/search.",
  ],
  [
    "fields",
    "app/ui/error-summary",
    "app/ui/field",
    "app/ui/posted-answers",
    "app/ui/stepper",
    "app/forms/form-frame",
    "app/forms/form-plan",
    "app/forms/hidden-answers",
    "app/forms/sending/honeypot-field",
    "app/forms/sending/submission-",
    "app/forms/sending/use-submission",
    "domain/shared/fields/form-steps",
    "domain/shared/fields/posted-form",
    "domain/shared/fields/text-fields",
  ],
  ["late-list", "app/places/place-field", "app/ui/use-late-list"],
  // Otherwise "schemes" would take them along: many pages use one of them alone.
  ["claims", "app/brand/claims"],
  ["fees", "domain/agency/fees"],
  ["schemes", "app/content/home/landlord-schemes"],
  [
    "office",
    "app/office/inbox/response-timer",
    "app/office/shell/avatar",
    "app/office/shell/office-head",
    "app/office/shell/office-section",
    "app/office/shell/form/posted-field",
    "app/office/shell/form/use-times-done",
  ],
];

const stale = clientChunks
  .flatMap(([, ...paths]) => paths)
  .filter((path) => globSync(`${path}*`, { cwd: import.meta.dirname }).length === 0);
if (stale.length > 0) throw new Error(`clientChunks names what is not there: ${stale.join(", ")}`);

function createChunkGroup([name, ...paths]: [name: string, ...paths: string[]]) {
  return {
    name,
    test: (id: string) => paths.some((path) => id.includes(`/${path}`)),
    // What is loaded on demand stays apart.
    tags: ["$initial" as const],
  };
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), refuseServerModules(), writePublicManifest()],
  // Discovering these on first use would reload the page in the middle of a submission.
  optimizeDeps: {
    include: ["altcha-lib", "maplibre-gl", "@vis.gl/react-maplibre", "pmtiles"],
  },
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    target: "es2022",
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: { groups: clientChunks.map(createChunkGroup) },
          },
        },
      },
    },
    ssr: {
      // Bundled into one file the server starts far faster than with hundreds of small ones.
      // In development React Router leaves `node` out of the conditions: pdfkit would be the browser's.
      resolve:
        command === "build" ? { noExternal: true, external } : { externalConditions: ["node"] },
      build: { target: "node24", rollupOptions: { input: "server/main.ts" } },
    },
  },
}));
