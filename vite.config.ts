import { refuseServerModules } from "./scripts/refuse-server-modules.ts";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** What the server loads from node_modules: parts with binaries, and CommonJS that does not bundle. */
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

/**
 * What is loaded together, in one file each: a browser has as much to do for a file of fifty bytes as
 * for one of five thousand. Paths without their ending; a file belongs to the first that names it.
 */
const sharedFiles = {
  /** What the frame of every page is made of, whoever else uses a part of it. */
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
  /** Small things on most pages. */
  shell: ["app/ui/icon", "app/ui/art/homes/f_\\w+", "domain/shared/(grouped|money)"],
  /** A home, wherever one is shown. */
  home: [
    "app/ui/(photo|plate|fallback-art)",
    "app/listings/home-facts",
    "domain/(shared/dates|listings/listing|photos/photo)",
  ],
  /** What visitors have put aside on their device. */
  saved: [
    "app/saved/(saved-actions|saved-homes|saved-store|save-button)",
    "app/listings/recently-viewed",
    "app/ui/tag",
  ],
  /** Cards of homes. */
  cards: [
    "app/listings/home-facts-list",
    "app/listings/(home-card|home-thumb)",
    "domain/listings/listing-labels",
  ],
  /** What is only loaded where something was put aside. */
  kept: [
    "app/listings/recent-homes",
    "app/saved/(use-homes|ids-query)",
    "app/shortlist/(shortlist-count|compare-bar)",
  ],
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), refuseServerModules()],
  // Loaded on first use: finding it late would reload the page in the middle of a submission.
  optimizeDeps: {
    include: ["altcha-lib", "maplibre-gl", "@vis.gl/react-maplibre"],
  },
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    target: "es2022",
    // Its links for what a part needs, most of it there already, take longer than they save.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // One file each for what all pages share: fewer requests, and they compress better.
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
      // One file of the rest starts in a fraction of the time that hundreds of small ones take.
      ...(command === "build" && { resolve: { noExternal: true, external } }),
      build: { target: "node24", rollupOptions: { input: "server/main.ts" } },
    },
  },
}));
