import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const client = "build/client";
const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
const budgets = JSON.parse(readFileSync("bench/budgets.json", "utf8"));
const entry = "app/entry.client.tsx";
const suffix = "?__react-router-build-client-route";
const routes = Object.keys(manifest).filter((key) => key.endsWith(suffix));
const rootRoute = routes.find((key) => key.startsWith("app/root."));
const stylesheet = Object.entries(manifest).find(([key]) => key.endsWith("ui/styles/index.css"))[1]
  .file;
let broken = false;

/** Chunks of libraries and of the bundler alone, and the entry that starts them. */
const ofLibraries = (key) => key === entry || /^_(vendor|rolldown-runtime)-/.test(key);
for (const route of routes.filter((key) => key !== rootRoute).toSorted()) {
  const name = route.replace(suffix, "");
  const chunks = withImports([entry, rootRoute, route]);
  const files = [...chunks].map((key) => manifest[key].file);
  const own = [...chunks].filter((key) => !ofLibraries(key)).map((key) => manifest[key].file);
  const styles = new Set([stylesheet, ...[...chunks].flatMap((key) => manifest[key].css ?? [])]);
  hold(`${name}: JavaScript`, zipped(files), limitFor(budgets.javascript, name));
  hold(`${name}: JavaScript of our own`, zipped(own), limitFor(budgets.ownJavascript, name));
  hold(`${name}: CSS`, zipped(styles), budgets.css);
}
const fonts = readdirSync(join(client, "assets")).filter((file) => file.endsWith(".woff2"));
hold(
  "fonts",
  sum(fonts.map((file) => readFileSync(join(client, "assets", file)).byteLength)),
  budgets.fonts,
);
process.exit(broken ? 1 : 0);

function hold(what, bytes, limit) {
  if (limit === undefined) return;
  const size = Math.round(bytes / 100) / 10;
  const passed = size > limit;
  console.log(`${passed ? "OVER  " : "ok    "} ${what}: ${size} kB of ${limit} kB`);
  broken ||= passed;
}

function limitFor(table, name) {
  return Object.entries(table).find(([folder]) => name.startsWith(folder))?.[1];
}

function withImports(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(manifest[key].imports ?? [], seen);
  }
  return seen;
}

function zipped(files) {
  return sum(
    [...new Set(files)].map(
      (file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).byteLength,
    ),
  );
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
