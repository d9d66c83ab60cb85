import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { budgets, findLimit } from "../bench/budgets.ts";
import { readBuiltRoutes, clientFolder } from "../bench/built-routes.ts";

/** Says what is over its budget, which fails, and what is near it. */
const nearShare = 0.95;
let broken = false;
const routes = readBuiltRoutes();
for (const { name, scripts, ownScripts, styles } of routes) {
  hold(`${name}: JavaScript`, measureZipped(scripts), findLimit(budgets.javascript, name));
  hold(
    `${name}: JavaScript of our own`,
    measureZipped(ownScripts),
    findLimit(budgets.ownJavascript, name),
  );
  hold(`${name}: CSS`, measureZipped(styles), budgets.css);
}
/** What a page of the office brings beyond the layout, which the first one has loaded. */
const office = routes.find(({ name }) => name === "app/office/office-layout.tsx")!;
for (const { name, scripts } of routes.filter(({ name: one }) => one.startsWith("app/office/"))) {
  const more = scripts.filter((file) => !office.scripts.includes(file));
  hold(`${name}: JavaScript of a later page`, measureZipped(more), budgets.laterOfficePage);
}
const assets = join(clientFolder, "assets");
const manifest = readdirSync(assets).find((file) => /^public-manifest-\w+\.js$/.test(file))!;
hold("routes of public pages", measureZipped([`assets/${manifest}`]), budgets.publicManifest);
const fonts = readdirSync(assets).filter((file) => file.endsWith(".woff2"));
hold("fonts", sum(fonts.map((file) => readFileSync(join(assets, file)).byteLength)), budgets.fonts);
process.exit(broken ? 1 : 0);

function hold(what: string, bytes: number, limit: number | undefined): void {
  if (limit === undefined) return;
  const size = Math.round(bytes / 100) / 10;
  const isOver = size > limit;
  if (isOver || size > nearShare * limit)
    console.log(`${isOver ? "OVER  " : "near  "} ${what}: ${size} kB of ${limit} kB`);
  broken ||= isOver;
}

function measureZipped(files: readonly string[]): number {
  return sum(
    files.map((file) => gzipSync(readFileSync(join(clientFolder, file)), { level: 9 }).byteLength),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
