import { relative } from "node:path";
import { describe, expect, test } from "vitest";
import { findMigrations } from "../server/platform/database/migrations.ts";
import { findProjectFolder } from "../server/platform/process/project-folder.ts";
import {
  composeServices,
  readManifest,
  readDeployFile,
  readUnitValues,
} from "../server/testing/deploy-files.ts";

const dockerfile = readDeployFile("Dockerfile");
const { dependencies, version } = JSON.parse(readDeployFile("package.json"));
const services = composeServices();
const deployment = readManifest("Deployment");
const port = 3000;
const metricsPort = 9464;

function createPod(pod: object, container: object) {
  return {
    spec: { template: { spec: { ...pod, containers: [expect.objectContaining(container)] } } },
  };
}

test("the site starts with the same words everywhere", () => {
  const words = ["build/server/main.js"];
  const quoted = words.map((word) => `"${word}"`).join(", ");
  expect(dockerfile).toContain(`ENTRYPOINT ["node", ${quoted}]`);
  expect(readDeployFile("scripts/start.mjs")).toContain(`${quoted}, ...process.argv`);
  expect(readUnitValues("ExecStart")).toEqual([expect.stringMatching(`/node ${words.join(" ")}$`)]);
});

describe("images", () => {
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!);
  const others = Object.values(services).map(({ image }) => image);

  test("are pinned to one version", () => {
    for (const image of [...bases, ...others]) {
      expect(image).toMatch(/^(?:[a-z]+\/)?[a-z]+:v?\d+\.\d+[\w.-]*$/);
    }
  });

  test("of the site are named after its version", () => {
    expect(services.site).toMatchObject({ image: `lintel:${version}` });
    expect(deployment).toMatchObject(createPod({}, { image: `lintel:${version}` }));
  });

  test("are built and run on the Node that package.json names", () => {
    expect(bases).toEqual(Array(2).fill(`node:${dependencies.node}-bookworm-slim`));
  });
});

describe("the image of the site", () => {
  test("holds what the server reads beside its own bundle", () => {
    const copied = [...dockerfile.matchAll(/^COPY --from=build \/site\/(\S+) /gm)];
    const migrations = relative(findProjectFolder()!, findMigrations());
    expect(new Set(copied.map(([, path]) => path))).toEqual(
      new Set(["build", "demo", "node_modules", "package.json", migrations]),
    );
  });

  test("has all packages that the bundle leaves outside: none is for development only", () => {
    const [, external] = /const external = \[([^\]]*)\]/.exec(readDeployFile("vite.config.ts"))!;
    for (const [, name] of external!.matchAll(/"([^"]+)"/g))
      expect(dependencies).toHaveProperty([name!]);
  });
});

describe("the site", () => {
  test("does not run as root", () => {
    expect(dockerfile.match(/^USER (.*)$/gm)).toEqual(["USER 1000:1000"]);
    expect(deployment).toMatchObject(
      createPod({ securityContext: expect.objectContaining({ runAsNonRoot: true }) }, {}),
    );
    expect(readUnitValues("DynamicUser")).toEqual(["yes"]);
  });

  test("can write its data and temporary files, and nothing else", () => {
    expect(services.site).toMatchObject({
      read_only: true,
      tmpfs: ["/tmp"],
      volumes: ["data:/data"],
    });
    expect(deployment).toMatchObject(
      createPod({}, { securityContext: expect.objectContaining({ readOnlyRootFilesystem: true }) }),
    );
    expect(readUnitValues("ProtectSystem")).toEqual(["strict"]);
    expect(readUnitValues("StateDirectory")).toEqual(["lintel"]);
  });

  test("gets signals itself: no shell stands between", () => {
    expect(dockerfile).toMatch(/^ENTRYPOINT \["node", /m);
    expect(dockerfile).toMatch(/^STOPSIGNAL SIGTERM$/m);
  });

  test("is found on its port by all who ask for it", () => {
    expect(dockerfile).toMatch(new RegExp(`^EXPOSE ${port}$`, "m"));
    expect(deployment).toMatchObject(
      createPod({}, { ports: expect.arrayContaining([{ name: "http", containerPort: port }]) }),
    );
    expect(readManifest("NetworkPolicy")).toMatchObject({
      spec: { ingress: [{ ports: [{ port }] }, { ports: [{ port: metricsPort }] }] },
    });
    expect(readDeployFile("deploy/haproxy.cfg")).toContain(` site:${port} `);
  });

  test("shows its figures on a port of their own, to which no balancer leads", () => {
    const settings = { METRICS_PORT: String(metricsPort), METRICS_HOST: "0.0.0.0" };
    expect(services.site).toMatchObject({ environment: settings });
    expect(readManifest("ConfigMap")).toMatchObject({ data: settings });
    expect(readDeployFile("deploy/haproxy.cfg")).not.toContain(String(metricsPort));
  });

  test("is restarted by its own health, and gets requests by that of its database too", () => {
    const asks = (path: string) => expect.objectContaining({ httpGet: { path, port: "http" } });
    expect(dockerfile).toMatch(/^HEALTHCHECK [^]*\/healthz/m);
    expect(deployment).toMatchObject(
      createPod(
        {},
        {
          startupProbe: asks("/healthz"),
          livenessProbe: asks("/healthz"),
          readinessProbe: asks("/readyz"),
        },
      ),
    );
    expect(readDeployFile("deploy/haproxy.cfg")).toContain("uri /readyz");
  });

  test("is given the ten seconds that it may take to stop", () => {
    expect(services.site).toMatchObject({ stop_grace_period: "15s" });
    expect(readUnitValues("TimeoutStopSec")).toEqual(["15"]);
    const preStop = { preStop: { sleep: { seconds: 5 } } };
    expect(deployment).toMatchObject(
      createPod({ terminationGracePeriodSeconds: 20 }, { lifecycle: preStop }),
    );
  });
});

describe("beside the site in compose", () => {
  test("only the balancer can be reached from outside", () => {
    const open = Object.keys(services).filter((name) => services[name]!.ports);
    expect(open).toEqual(["balancer"]);
    for (const name of ["postgres", "storage"]) expect(services[name]!.networks).toEqual(["back"]);
  });

  test("nobody keeps rights that it does not need", () => {
    for (const name of ["site", "balancer", "storage", "bucket"]) {
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
    }
  });
});
