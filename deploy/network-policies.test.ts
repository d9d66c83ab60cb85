import { describe, expect, test } from "vitest";
import { listManifests, readManifest } from "../server/testing/deploy-files.ts";

type Labels = Record<string, string>;
interface Selector {
  matchLabels: Labels;
}
interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
}
interface Port {
  protocol: string;
  port: number;
}
interface Policy {
  podSelector: Selector;
  policyTypes: string[];
  ingress?: { from: Peer[]; ports: Port[] }[];
  egress?: { to?: Peer[]; ports: Port[] }[];
}
interface Template {
  spec: { topologySpreadConstraints: { topologyKey: string; labelSelector: Selector }[] };
}
interface Pod {
  namespace: string;
  labels: Labels;
}

const policies = ["deploy/kubernetes.yaml", "deploy/kubernetes-database.yaml"]
  .flatMap(listManifests)
  .filter(({ kind }) => kind === "NetworkPolicy")
  // oxlint-disable-next-line no-unsafe-type-assertion -- valid by its schema (`kubernetes.test.ts`)
  .map(({ spec }) => spec as Policy);

const own = (labels: Labels): Pod => ({ namespace: "lintel", labels });
const site = own({ "app.kubernetes.io/name": "lintel" });
/** As CloudNativePG labels its pods. */
const instance = own({ "cnpg.io/cluster": "lintel-database", "cnpg.io/podRole": "instance" });
/** Copies the first instance's files for another one. */
const joining = own({ "cnpg.io/cluster": "lintel-database", "cnpg.io/jobRole": "join" });
const pooler = own({
  "cnpg.io/cluster": "lintel-database",
  "cnpg.io/poolerName": "lintel-pooler",
  "cnpg.io/podRole": "pooler",
  // In place of any other name that the manifest gives them.
  "app.kubernetes.io/name": "postgresql",
});
const stranger = own({ "app.kubernetes.io/name": "another" });
const controller: Pod = { namespace: "ingress", labels: {} };
const prometheus: Pod = { namespace: "monitoring", labels: {} };
const operator: Pod = { namespace: "cnpg-system", labels: {} };
const elsewhere: Pod = { namespace: "default", labels: site.labels };

function has(labels: Labels, { matchLabels }: Selector): boolean {
  return Object.entries(matchLabels).every(([name, value]) => labels[name] === value);
}

function isPeer(pod: Pod, { podSelector, namespaceSelector }: Peer): boolean {
  const isThere = namespaceSelector
    ? has({ "kubernetes.io/metadata.name": pod.namespace }, namespaceSelector)
    : pod.namespace === "lintel";
  return isThere && (podSelector === undefined || has(pod.labels, podSelector));
}

function listPolicies(of: Pod, type: string): Policy[] {
  return policies.filter(
    ({ podSelector, policyTypes }) => policyTypes.includes(type) && has(of.labels, podSelector),
  );
}

function mayEnter(from: Pod, to: Pod, port: number): boolean {
  return listPolicies(to, "Ingress").some(({ ingress = [] }) =>
    ingress.some(
      (rule) =>
        rule.ports.some((open) => open.port === port) &&
        rule.from.some((peer) => isPeer(from, peer)),
    ),
  );
}

test.each([
  ["the ingress controller", "the site", controller, site, 3000],
  ["Prometheus", "the site's figures", prometheus, site, 9464],
  ["the site", "the pooler", site, pooler, 5432],
  ["the site", "the leader, for LISTEN and migrations", site, instance, 5432],
  ["the pooler", "the leader", pooler, instance, 5432],
  ["a standby", "the leader", instance, instance, 5432],
  ["a new standby", "the leader", joining, instance, 5432],
  ["an instance", "another one's state", instance, instance, 8000],
  ["the operator", "an instance's state", operator, instance, 8000],
  ["Prometheus", "the database's figures", prometheus, instance, 9187],
  ["Prometheus", "the pooler's figures", prometheus, pooler, 9127],
])("%s reaches %s", (_who, _what, from, to, port) => {
  expect(mayEnter(from, to, port)).toBe(true);
});

test.each([
  ["the ingress controller", "the site's figures", controller, site, 9464],
  ["Prometheus", "the site's pages", prometheus, site, 3000],
  ["another pod", "the site", stranger, site, 3000],
  ["another pod", "the database", stranger, instance, 5432],
  ["another pod", "the pooler", stranger, pooler, 5432],
  ["a pod of another namespace", "the database", elsewhere, instance, 5432],
  ["the ingress controller", "the database", controller, instance, 5432],
])("%s does not reach %s", (_who, _what, from, to, port) => {
  expect(mayEnter(from, to, port)).toBe(false);
});

describe("the site gets out", () => {
  const ports = listPolicies(site, "Egress").flatMap(({ egress = [] }) =>
    egress.flatMap((rule) => rule.ports),
  );

  /** What its settings name, at the port that an address has unless it says another. */
  test.each([
    ["a name, by DNS", "UDP", 53],
    ["a long answer of DNS", "TCP", 53],
    ["DATABASE_URL, DATABASE_DIRECT_URL", "TCP", 5432],
    ["SMTP_URL, smtp:", "TCP", 587],
    ["SMTP_URL, smtps:", "TCP", 465],
    ["MAIL_IN_URL, imap: with STARTTLS", "TCP", 143],
    ["MAIL_IN_URL, imaps:", "TCP", 993],
    ["S3_ENDPOINT, OPENID_ISSUER, FEED_PORTALS, https:", "TCP", 443],
    ["FEED_URL, http:", "TCP", 80],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "TCP", 4318],
  ])("for %s", (_what, protocol, port) => {
    expect(ports).toContainEqual({ protocol, port });
  });

  test("and for nothing else", () => {
    expect(ports).toHaveLength(10);
  });
});

test("nothing keeps the database from its bucket", () => {
  expect(listPolicies(instance, "Egress")).toEqual([]);
});

describe.each([
  ["deploy/kubernetes.yaml", "Deployment", site],
  ["deploy/kubernetes-database.yaml", "Pooler", pooler],
])("the pods of %s", (file, kind, pod) => {
  test("have a disruption budget that leaves some of them", () => {
    const { maxUnavailable, selector }: { maxUnavailable?: number; selector?: Selector } =
      readManifest("PodDisruptionBudget", file).spec;
    expect(maxUnavailable).toBe(1);
    expect(selector && has(pod.labels, selector)).toBe(true);
  });

  test("are spread over the nodes", () => {
    const { template }: { template?: Template } = readManifest(kind, file).spec;
    const spread = template?.spec.topologySpreadConstraints ?? [];
    expect(spread.map(({ topologyKey }) => topologyKey)).toContain("kubernetes.io/hostname");
    for (const { labelSelector } of spread) expect(has(pod.labels, labelSelector)).toBe(true);
  });
});

test("there are two of each, so that one may go", () => {
  expect(readManifest("HorizontalPodAutoscaler").spec).toMatchObject({ minReplicas: 2 });
  expect(readManifest("Pooler", "deploy/kubernetes-database.yaml").spec).toMatchObject({
    instances: 2,
  });
  expect(readManifest("Deployment").spec).toMatchObject({
    template: { metadata: { labels: site.labels } },
  });
});
