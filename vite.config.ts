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

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), refuseServerModules()],
  // Discovering these on first use would reload the page in the middle of a submission.
  optimizeDeps: {
    include: ["altcha-lib", "maplibre-gl", "@vis.gl/react-maplibre"],
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
            // Libraries change seldom, so returning visitors keep them. What every page shows, and
            // small modules that go together, share a file: each costs a request and compresses
            // alone.
            codeSplitting: {
              groups: [
                {
                  name: "vendor",
                  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|set-cookie-parser)\//,
                },
                { name: "schemas", test: /node_modules\/valibot\// },
                {
                  name: "shell",
                  test: /\/app\/(root|consent|shell\/(?!error|sorry))/,
                  tags: ["$initial"],
                },
                { name: "art", test: /\/app\/ui\/art\/homes\// },
                { name: "photo", test: /\/app\/ui\/(photo|plate|fallback-art)\./ },
                { name: "numbers", test: /\/domain\/shared\/(money|format-integer|dates)/ },
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
