import { BarmanObjectStoreConfiguration } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/BarmanObjectStoreConfiguration";
import * as cloudNative from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1";
import * as apps from "kubernetes-models/apps/v1";
import * as autoscaling from "kubernetes-models/autoscaling/v2";
import * as network from "kubernetes-models/networking.k8s.io/v1";
import * as policy from "kubernetes-models/policy/v1";
import * as core from "kubernetes-models/v1";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { listManifests, type Manifest, readManifest } from "../server/testing/deploy-files.ts";

const databaseFile = "deploy/kubernetes-database.yaml";
const manifests = ["deploy/kubernetes.yaml", databaseFile].flatMap(listManifests);

/**
 * The plugin's resource is not among the schemas that npm has, only what is most of it: how Barman reaches
 * the bucket. The rest is a few fields, by the reference of Barman Cloud's plugin (API v1).
 */
const objectStore = v.strictObject({
  apiVersion: v.literal("barmancloud.cnpg.io/v1"),
  kind: v.literal("ObjectStore"),
  metadata: v.object({ name: v.string() }),
  spec: v.strictObject({
    configuration: v.looseObject({
      // The plugin refuses it: the name of the server is a parameter of the cluster's.
      serverName: v.optional(v.never()),
    }),
    retentionPolicy: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d*[dwm]$/))),
  }),
});

class ObjectStore {
  readonly #manifest: Manifest;

  constructor(manifest: Manifest) {
    this.#manifest = manifest;
  }

  validate(): void {
    const { spec } = v.parse(objectStore, this.#manifest);
    validateBy(BarmanObjectStoreConfiguration, spec.configuration);
  }
}

/** By the schemas that Kubernetes and CloudNativePG publish. */
type Model = new (manifest: never) => { validate: () => void };
const models: Record<string, Record<string, unknown>> = {
  v1: core,
  "apps/v1": apps,
  "autoscaling/v2": autoscaling,
  "networking.k8s.io/v1": network,
  "policy/v1": policy,
  "postgresql.cnpg.io/v1": cloudNative,
  "barmancloud.cnpg.io/v1": { ObjectStore },
};

function validate(manifest: Manifest): void {
  const model = models[manifest.apiVersion]?.[manifest.kind];
  if (typeof model !== "function") throw new Error(`No schema of ${manifest.kind}.`);
  validateBy(model, manifest);
}

function validateBy(model: Function, value: object): void {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the classes of the models have one form
  new (model as Model)(value as never).validate();
}

test.each(manifests.map((one) => [one.kind, one.metadata.name, one] as const))(
  "%s %s is valid by its published schema",
  (_kind, _name, manifest) => {
    expect(() => validate(manifest)).not.toThrow();
  },
);

test.each([
  ["no bucket", { configuration: {} }],
  ["an unknown compression", withConfiguration({ wal: { compression: "zip" } })],
  ["a secret without its key", withConfiguration({ s3Credentials: { region: { name: "a" } } })],
  ["no number of jobs", withConfiguration({ data: { jobs: 0 } })],
  ["the server's name", withConfiguration({ serverName: "lintel" })],
  ["a period without its unit", { retentionPolicy: "30" }],
  ["a field that it does not have", { retention: "30d" }],
])("an ObjectStore with %s is refused", (_what, changed) => {
  const store = readManifest("ObjectStore", databaseFile);
  expect(() => validate({ ...store, spec: { ...store.spec, ...changed } })).toThrow();
});

function withConfiguration(changed: object) {
  const spec: { configuration?: object } = readManifest("ObjectStore", databaseFile).spec;
  return { configuration: { ...spec.configuration, ...changed } };
}

test("the schemas refuse what is wrong", () => {
  const cluster = readManifest("Cluster", databaseFile);
  const pooler = readManifest("Pooler", databaseFile);
  expect(() => validate({ ...cluster, spec: { ...cluster.spec, instances: "three" } })).toThrow();
  expect(() =>
    validate({ ...pooler, spec: { ...pooler.spec, pgbouncer: { poolMode: "statement" } } }),
  ).toThrow();
  const deployment = readManifest("Deployment");
  expect(() => validate({ ...deployment, spec: { replicas: 2 } })).toThrow();
});

describe("the database", () => {
  const cluster = readManifest("Cluster", databaseFile);

  test("answers a commit once another instance has it", () => {
    expect(cluster.spec).toMatchObject({
      instances: 3,
      postgresql: { synchronous: { number: 1, dataDurability: "required" } },
    });
  });

  test("is backed up every night, and its log all the time, to the one bucket", () => {
    const plugin = "barman-cloud.cloudnative-pg.io";
    const store = readManifest("ObjectStore", databaseFile);
    expect(cluster.spec).toMatchObject({
      plugins: [
        {
          name: plugin,
          isWALArchiver: true,
          parameters: { barmanObjectName: store.metadata.name },
        },
      ],
    });
    expect(readManifest("ScheduledBackup", databaseFile).spec).toMatchObject({
      schedule: expect.stringMatching(/^(\S+ ){5}\S+$/),
      cluster: { name: cluster.metadata.name },
      method: "plugin",
      pluginConfiguration: { name: plugin },
    });
    expect(store.spec).toMatchObject({
      retentionPolicy: expect.stringMatching(/^\d+d$/),
      configuration: { destinationPath: expect.stringMatching(/^s3:/) },
    });
  });

  test("has a pooler in transaction mode that finds a new leader at once", () => {
    expect(readManifest("Pooler", databaseFile).spec).toMatchObject({
      cluster: { name: cluster.metadata.name },
      type: "rw",
      pgbouncer: { poolMode: "transaction", parameters: { server_login_retry: "1" } },
    });
  });

  test("takes connections from the site and the pooler, and no other pod of the namespace", () => {
    const policies = listManifests(databaseFile).filter(({ kind }) => kind === "NetworkPolicy");
    expect(policies).toHaveLength(2);
    for (const { spec } of policies) {
      expect(spec).toMatchObject({ policyTypes: ["Ingress"] });
      expect(JSON.stringify(spec)).not.toContain('"podSelector":{}');
    }
  });

  test("stays within its connections, however many processes there are", () => {
    const autoscaler: object = readManifest("HorizontalPodAutoscaler").spec;
    const most = "maxReplicas" in autoscaler ? Number(autoscaler.maxReplicas) : Number.NaN;
    // Two that listen and two at the start in each process, 25 in each of two poolers, some for operators.
    const needed = (most + 1) * 4 + 2 * 25 + 10;
    expect(cluster.spec).toMatchObject({
      postgresql: { parameters: { max_connections: expect.toSatisfy((n) => Number(n) >= needed) } },
    });
  });
});
