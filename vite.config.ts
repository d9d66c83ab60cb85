import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  // Loaded on first use: finding it late would reload the page in the middle of a submission.
  optimizeDeps: { include: ["altcha-lib"] },
  build: { assetsInlineLimit: 0, target: "es2022" },
  environments: {
    ssr: { build: { rollupOptions: { input: "server/main.ts" } } },
  },
});
