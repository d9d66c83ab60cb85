// Runs on any Node from version 20, before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const bin = join(root, "node_modules", ".bin");
export const pinnedNode = join(root, "node_modules", "node", "bin", "node");

/** Stops hung steps. The slowest takes a small fraction of it. */
const limitMs = 30 * 60_000;

export function say(line) {
  console.log(line);
}

export function ensureInstalled() {
  const stamp = join(root, "node_modules", ".installed-lock");
  const lock = hashFiles([join(root, "package-lock.json"), join(root, "package.json")]);
  if (existsSync(pinnedNode) && read(stamp) === lock) return;
  rmSync(stamp, { force: true });
  say("Installing packages (a minute or two the first time) ...");
  // The site needs its build tools whatever NODE_ENV says.
  const npm = spawnSync(
    "npm",
    ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === "win32",
      timeout: limitMs,
      killSignal: "SIGKILL",
      env: { ...process.env, NODE_ENV: "development" },
    },
  );
  sayIfFailed(npm);
  if (npm.status !== 0) fail("The packages could not be installed; npm's own words stand above.");
  if (!existsSync(pinnedNode)) {
    fail("The pinned Node is missing: npm must be allowed to run the install script of 'node'.");
  }
  writeFileSync(stamp, lock);
}

export function ensureBuilt() {
  const stamp = join(root, "build", ".built-source");
  const sources = ["app", "domain", "server", "public"].flatMap((folder) =>
    filesBelow(join(root, folder)),
  );
  const settings = ["vite.config.ts", "react-router.config.ts", "package-lock.json"].map((name) =>
    join(root, name),
  );
  const source = hashFiles([...sources.filter((path) => !/\.test\.tsx?$/.test(path)), ...settings]);
  if (read(stamp) === source) return;
  // An aborted build leaves mixed files.
  rmSync(stamp, { force: true });
  say("Building the site ...");
  const status = runPinned(["node_modules/@react-router/dev/bin.cjs", "build"], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (status !== 0) fail("The build failed; its own words stand above.");
  if (runPinned(["scripts/compress-assets.mjs"]) !== 0) fail("The assets could not be compressed.");
  if (runPinned(["scripts/make-empty-database.mjs"]) !== 0) {
    fail("Could not create the empty database for first starts.");
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, source);
}

export function runPinned(args, options = {}) {
  const result = spawnSync(pinnedNode, args, {
    cwd: root,
    stdio: "inherit",
    timeout: limitMs,
    killSignal: "SIGKILL",
    maxBuffer: 64 * 1024 * 1024,
    ...options,
    env: withPinnedNode(options.env ?? process.env),
  });
  sayIfFailed(result);
  return result.status ?? 1;
}

/** Piped output only matters after a failure. */
function sayIfFailed({ status, stdout, stderr }) {
  if (status !== 0) process.stderr.write(`${stdout ?? ""}${stderr ?? ""}`);
}

/**
 * Node options of a short run on the embedded database, as an import or a test is: V8 does not
 * compile PostgreSQL a second time for speed. Each saves an import some 300 MB, which
 * `npm run bench -- import` measures (`docs/decisions/0004`).
 */
export const shortRunOptions = ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];

/** Runs a program in place of this one, forwarding output, signals and exit code. */
export function becomePinned(args, env = process.env) {
  const child = spawn(pinnedNode, args, { cwd: root, stdio: "inherit", env: withPinnedNode(env) });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  child.on("error", (error) => fail(`${pinnedNode} can't be started: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

export function fail(line) {
  console.error(line);
  process.exit(1);
}

export function withPinnedNode(env) {
  return { ...env, PATH: `${dirname(pinnedNode)}:${bin}:${env.PATH}` };
}

function filesBelow(folder) {
  // Node 20.0 can't read directories recursively.
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(path);
      return entry.isFile() ? [path] : [];
    })
    .toSorted();
}

export function hashFiles(paths) {
  const hash = createHash("sha256");
  for (const path of paths)
    hash.update(path.slice(root.length)).update("\0").update(readFileSync(path));
  return hash.digest("hex");
}

export function read(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}
