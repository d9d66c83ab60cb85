import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { createPublicManifest } from "../server/site/public-manifest.ts";

const client = "build/client";
const statement = /^window\.__reactRouterManifest=(?<json>.*);$/s;

/**
 * Writes the table of routes that public pages load, from React Router's own, which is there once the
 * server is built.
 */
export function writePublicManifest(): Plugin {
  return {
    name: "write-public-manifest",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    writeBundle() {
      const assets = readdirSync(join(client, "assets"));
      const [whole, ...others] = assets.filter((file) => /^manifest-\w+\.js$/.test(file));
      if (whole === undefined || others.length > 0) this.error("Not one manifest of routes");
      const text = readFileSync(join(client, "assets", whole), "utf8");
      const json = statement.exec(text)?.groups?.["json"];
      if (json === undefined) this.error(`${whole} is not written as it was`);
      const manifest = createPublicManifest(JSON.parse(json));
      writeFileSync(
        join(client, manifest.url),
        `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
      );
    },
  };
}
