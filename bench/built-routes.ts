import { readFileSync } from "node:fs";
import { join } from "node:path";

export const clientFolder = join(import.meta.dirname, "../build/client");

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

export interface BuiltRoute {
  name: string;
  file: string;
  scripts: string[];
  ownScripts: string[];
  /** Of the route's client action and client loader, which are built as chunks of their own. */
  laterScripts: string[];
  styles: string[];
}

const entry = "app/entry.client.tsx";
const suffix = "?__react-router-build-client-route";

export function readBuiltRoutes(): BuiltRoute[] {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(clientFolder, ".vite/manifest.json"), "utf8"),
  );
  const routes = Object.keys(manifest).filter((key) => key.endsWith(suffix));
  const root = routes.find((key) => key.startsWith("app/root."))!;
  const stylesheet = Object.keys(manifest).find((key) => key.endsWith("ui/styles/index.css"))!;
  const getFilePath = (key: string) => `/${manifest[key]!.file}`;
  return routes
    .filter((key) => key !== root)
    .toSorted()
    .map((route) => {
      const chunks = withImports(manifest, [entry, root, route]);
      const styles = [
        getFilePath(stylesheet),
        ...chunks.flatMap((key) => manifest[key]!.css?.map((file) => `/${file}`) ?? []),
      ];
      return {
        name: route.replace(suffix, ""),
        file: getFilePath(route),
        scripts: [...new Set(chunks.map(getFilePath))],
        ownScripts: [...new Set(chunks.filter((key) => !isOfLibraries(key)).map(getFilePath))],
        laterScripts: withImports(manifest, findSplitChunks(manifest, route)).map(getFilePath),
        styles: [...new Set(styles)],
      };
    });
}

function findSplitChunks(manifest: Record<string, Chunk>, route: string): string[] {
  return Object.keys(manifest).filter((key) =>
    key.startsWith(`${route.replace(suffix, "")}?route-chunk=`),
  );
}

function isOfLibraries(key: string): boolean {
  return key === entry || /^_(vendor|rolldown-runtime)-/.test(key);
}

function withImports(manifest: Record<string, Chunk>, keys: string[]): string[] {
  const seen = new Set<string>();
  const see = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]!.imports?.forEach(see);
  };
  keys.forEach(see);
  return [...seen];
}
