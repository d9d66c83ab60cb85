import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { shortRunOptions } from "../scripts/steps.mjs";
import { startTraceCollector } from "../server/testing/trace-collector.ts";
import { useDataDir } from "./program.ts";
import { type RunningSite, startSite } from "./running-site.ts";

const { dataDir, createReadyFolder } = useDataDir();

let site: RunningSite | undefined;
afterEach(() => site?.stop());

/** Writes the address of each module that the process loads, bundled or not. */
const noteModules = `
  import { appendFileSync } from "node:fs";
  import { registerHooks } from "node:module";
  registerHooks({
    load(url, context, next) {
      appendFileSync(process.env.LOADED_MODULES, url + "\\n");
      return next(url, context);
    },
  });`;

async function startNoting(name: string, env: Record<string, string>): Promise<() => string[]> {
  const file = join(dataDir, `${name}.txt`);
  site = await startSite({ ...env, LOADED_MODULES: file }, createReadyFolder(name), {
    nodeOptions: [
      ...shortRunOptions,
      "--import",
      `data:text/javascript,${encodeURIComponent(noteModules)}`,
    ],
  });
  return () => readFileSync(file, "utf8").trim().split("\n");
}

/** Those that have to do with sending traces, by what stands in them. */
function listTracing(modules: readonly string[]): string[] {
  const files = modules.filter((url) => url.startsWith("file:")).map((url) => fileURLToPath(url));
  return files.filter((path) =>
    /OTLPTraceExporter|BatchSpanProcessor/.test(readFileSync(path, "utf8")),
  );
}

test("while traces are off, nothing of OpenTelemetry is loaded", async () => {
  const listModules = await startNoting("off", { DEMO_DATA: "off" });
  expect((await fetch(`${site!.url}/properties`)).status).toBe(200);
  const modules = listModules();
  expect(modules.some((url) => url.endsWith("/build/server/main.js"))).toBe(true);
  expect(modules.filter((url) => url.includes("opentelemetry"))).toEqual([]);
  expect(listTracing(modules)).toEqual([]);
});

test("while they are on, a page is a span with its loaders and their queries, and a run of a job is one", async () => {
  const { spans, url, close } = await startTraceCollector();
  const listModules = await startNoting("on", {
    DEMO_DATA: "off",
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
  });
  expect(listTracing(listModules())).not.toEqual([]);
  expect((await fetch(`${site!.url}/properties`)).status).toBe(200);
  // What is left is sent at the end.
  await site!.stop();
  close();
  const findSpan = (name: string) => spans.find((span) => span.name === name);
  const page = findSpan("GET /properties");
  const loader = findSpan("loader properties");
  expect(page).toBeDefined();
  expect(loader).toMatchObject({ traceId: page?.traceId });
  expect(
    spans.some(
      ({ name, parentSpanId }) => name.startsWith("select ") && parentSpanId === loader?.spanId,
    ),
  ).toBe(true);
  expect(findSpan("job house-keeping")).toBeDefined();
});
