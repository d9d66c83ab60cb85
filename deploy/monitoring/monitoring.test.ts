import { spawnSync } from "node:child_process";
import * as v from "valibot";
import { parse } from "yaml";
import { collectDefaultMetrics } from "prom-client";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../server/config.ts";
import { siteJobs } from "../../server/site/jobs.ts";
import { createMetricsApp } from "../../server/platform/metrics/serve-metrics.ts";
import { createTestContext } from "../../server/testing/app-context.ts";
import { useDatabase } from "../../server/testing/database.ts";
import { listManifests, readDeployFile, readManifest } from "../../server/testing/deploy-files.ts";
import { resolveInProject } from "../../server/platform/process/project-folder.ts";

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; description: string };
}
interface Configuration {
  rule_files: string[];
  scrape_configs: {
    job_name: string;
    metrics_path?: string;
    dns_sd_configs: { names: string[]; type: string; port: number }[];
  }[];
}
interface Dashboard {
  panels: { id: number; title: string; targets: { expr: string }[] }[];
}

const folder = "deploy/monitoring";
const rules: Rule[] = parse(readDeployFile(`${folder}/alerts.yml`)).groups[0].rules;
const dashboard: Dashboard = JSON.parse(readDeployFile(`${folder}/grafana-dashboard.json`));
const tested = readDeployFile(`${folder}/alerts.test.yml`);

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [title, expr] as const),
  ),
];

const database = useDatabase("server");
let metrics: string;
let listLabels: (metric: string) => string[];
beforeAll(async () => {
  const context = await createTestContext(database());
  const { registry } = context.metrics;
  collectDefaultMetrics({ register: registry });
  const app = createMetricsApp(context);
  metrics = await (await app.request("http://lintel.test/metrics")).text();
  listLabels = (metric) =>
    v.parse(v.object({ labelNames: v.array(v.string()) }), registry.getSingleMetric(metric))
      .labelNames;
});

function listMetrics(expr: string): string[] {
  return [...expr.matchAll(/\b(?:lintel|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
    name.replace(/_bucket$/, ""),
  );
}

test.each(expressions)("%s asks for metrics that the site has", (_name, expr) => {
  const asked = listMetrics(expr);
  expect(asked.length + (expr.match(/\bup\{/g) ?? []).length).toBeGreaterThan(0);
  for (const name of asked) expect(metrics).toMatch(new RegExp(`^# TYPE ${name} `, "m"));
});

/** Prometheus adds its own, and calls the site's `job` `exported_job`. */
test.each(expressions)("%s asks for labels that these have", (_name, expr) => {
  const asked = [...expr.matchAll(/\bby \(([^)]*)\)|([a-z_]+)=~?"/g)].flatMap(
    ([, by, equal = ""]) => by?.split(", ") ?? [equal],
  );
  const own = listMetrics(expr).flatMap((name) => listLabels(name));
  const known = own.map((name) => (name === "job" ? "exported_job" : name));
  expect([...known, "job", "instance", "le"]).toEqual(expect.arrayContaining(asked));
});

test("the jobs that ring when they stop are those that the site starts", async () => {
  const read = readConfig({ MAIL_IN_URL: "imaps://desk%40example.com:secret@127.0.0.1:1" });
  if (!read.ok) throw new Error(read.problems.join(" "));
  const { mailIn } = read.config;
  const smtpUrl = "smtp://127.0.0.1:1";
  const app = await createTestContext(database(), { config: { mailIn, smtpUrl } });
  const started = [];
  for (const { start } of siteJobs) started.push(await start(app));
  await Promise.all(started.map((job) => job.stop()));
  const { values } = await app.metrics.jobRuns.get();
  const named = rules.flatMap(({ expr }) => [...expr.matchAll(/exported_job="([^"]+)"/g)]);
  expect(named.length).toBeGreaterThan(2);
  expect(values.map(({ labels: { job } }) => job)).toEqual(
    expect.arrayContaining(named.map(([, job]) => job)),
  );
});

test("every alert says what is wrong, how urgent it is, and has a test", () => {
  for (const { alert, labels, annotations } of rules) {
    expect(["page", "ticket"]).toContain(labels.severity);
    expect([alert, annotations.summary, annotations.description]).not.toContain(undefined);
    expect(tested).toMatch(new RegExp(`alertname: ${alert}\\n\\s+exp_alerts:`));
  }
});

test("every panel of the dashboard has a place and a number of its own", () => {
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

describe("the configuration of Prometheus", () => {
  const { rule_files, scrape_configs }: Configuration = parse(
    readDeployFile(`${folder}/prometheus.yml`),
  );
  const [site] = scrape_configs;
  const [found] = site?.dns_sd_configs ?? [];

  test("gathers the site's figures under the name that alerts and dashboard ask for", () => {
    const asked = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].flatMap(
      ({ expr }) => [...expr.matchAll(/up\{job="(\w+)"/g)].map(([, job]) => job),
    );
    expect(new Set(asked)).toEqual(new Set([site?.job_name]));
    expect(rule_files).toEqual(["alerts.yml"]);
  });

  test("finds each pod by a name that the manifests have, at the port of its figures", () => {
    const services = listManifests("deploy/kubernetes.yaml").filter(
      ({ kind }) => kind === "Service",
    );
    const [name] = found?.names[0]?.split(".") ?? [];
    const { data } = readManifest("ConfigMap");
    const { metrics_path = "/metrics" } = site ?? {};
    expect(metrics_path).toBe("/metrics");
    expect(found).toMatchObject({ type: "A", port: Number(data["METRICS_PORT"]) });
    expect(services.find(({ metadata }) => metadata.name === name)?.spec).toMatchObject({
      // Without an address of its own its name has those of the pods.
      clusterIP: "None",
      publishNotReadyAddresses: true,
      selector: readManifest("Deployment").metadata.labels,
      ports: [{ port: found?.port, targetPort: "metrics" }],
    });
  });
});

const promtool = spawnSync("promtool", ["--version"]).status === 0;

describe("promtool", () => {
  beforeEach(({ skip }) => skip(!promtool, "there is no promtool on this machine"));

  test.each([
    ["check", "config", "prometheus.yml"],
    ["check", "rules", "alerts.yml"],
    ["test", "rules", "alerts.test.yml"],
  ])("%s %s %s", (verb, what, file) => {
    const path = resolveInProject(`${folder}/${file}`);
    const { status, stdout, stderr } = spawnSync("promtool", [verb, what, path], {
      encoding: "utf8",
    });
    expect({ status, said: `${stdout}${stderr}` }).toMatchObject({ status: 0 });
  });
});
