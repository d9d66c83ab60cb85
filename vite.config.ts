import { refuseServerModules } from "./scripts/refuse-server-modules.ts";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** Loaded from node_modules: native or WASM packages, and CommonJS that can't be bundled. */
const external = [
  "@electric-sql/pglite",
  "sharp",
  "pg",
  "pino",
  "pino-pretty",
  "nodemailer",
  "yauzl",
  "yazl",
];

/** Fifty bytes cost a browser as much as five thousand. Paths lack extensions, first match wins. */
const sharedFiles = {
  frame: [
    "app/shell/(header|footer|navigation|dropdown-menu|not-found-page|page-error|route-announcer)",
    "app/agency/message-page",
    "app/ui/page-handles",
    "app/agency/call-button",
    "app/content/call-to-action",
    "app/consent/(consent|consent-store|use-consent|consent-choices|consent-button|tag-manager)",
    "app/shortlist/(shortlist-link|saved-homes-bar)",
    "app/saved/(saved-text|use-has-saved|lazy-optional|announcement)",
    "app/seo/social-picture",
    "app/ui/use-hydrated",
    "app/brand/page-meta",
    "app/ui/art/(note-on-door|bricked-up)",
  ],
  shell: ["app/ui/icon", "app/ui/art/homes/f_\\w+", "domain/shared/(format-integer|money)"],
  home: [
    "app/ui/(photo|plate|fallback-art)",
    "app/listings/home-facts",
    "domain/(shared/dates|listings/listing|photos/photo)",
  ],
  saved: [
    "app/saved/(saved-actions|saved-homes|saved-store|save-button)",
    "app/listings/recently-viewed",
    "app/ui/tag",
  ],
  cards: [
    "app/listings/home-facts-list",
    "app/listings/(home-card|home-thumb)",
    "domain/listings/listing-labels",
  ],
  /** Loaded only if something is saved. */
  kept: [
    "app/listings/recent-homes",
    "app/saved/(use-homes|ids-query)",
    "app/shortlist/(shortlist-count|compare-bar)",
  ],
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), refuseServerModules()],
  // Discovering these on first use would reload the page in the middle of a submission.
  optimizeDeps: {
    include: ["altcha-lib", "maplibre-gl", "@vis.gl/react-maplibre"],
  },
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    target: "es2022",
    // Preloading costs more than it saves, since most of a chunk's imports are already loaded.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // One file per group all pages share, for fewer requests and better compression.
            codeSplitting: {
              groups: [
                {
                  name: "vendor",
                  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|set-cookie-parser)\//,
                },
                { name: "schemas", test: /node_modules\/valibot\// },
                ...Object.entries(sharedFiles).map(([name, files]) => ({
                  name,
                  test: new RegExp(`/(${files.join("|")})\\.`),
                })),
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Bundled into one file the server starts far faster than with hundreds of small ones.
      ...(command === "build" && { resolve: { noExternal: true, external } }),
      build: { target: "node24", rollupOptions: { input: "server/main.ts" } },
    },
  },
}));
