import { relative, sep } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** A loader's imports must be stripped with it, so the client may hold no code of `server/`. */
export function refuseServerModules(): Plugin {
  return {
    name: "refuse-server-modules",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const found = findServerModules(bundle);
      if (found.length > 0)
        this.error(`The client would hold code of the server: ${found.join(", ")}`);
    },
  };
}

export function findServerModules(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  return chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => relative(process.cwd(), id.split("?")[0] ?? id))
    .filter((path) => path.startsWith(`server${sep}`));
}
