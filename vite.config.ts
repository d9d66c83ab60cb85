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

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // Loaded on first use: finding it late would reload the page in the middle of a submission.
  optimizeDeps: {
    include: ["altcha-lib", "maplibre-gl", "@vis.gl/react-maplibre", "supercluster"],
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
                // What the frame of every page is made of, whoever else uses a part of it.
                {
                  name: "frame",
                  test: /\/app\/(site\/(header|footer|navigation|pop-menu|lost|failure|message-page|call-button|call-to-action|route-announcer|consent\/(consent|consent-store|use-consent|open-choices|consent-button|tag-manager))\.|saved\/(shortlist-link|saved-foot|saved-text|use-has-saved|optional-part|news)\.|ui\/art\/(note-on-door|bricked-up)\.)/,
                },
                { name: "shell", test: /\/app\/(ui|brand)\/[\w-]+\.tsx?$/, minShareCount: 30 },
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
