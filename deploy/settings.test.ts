import { describe, expect, test } from "vitest";
import { readConfig } from "../server/config.ts";
import { settingNames } from "../server/environment.ts";
import {
  composeServices,
  readManifest,
  readDeployFile,
  readUnitValues,
} from "../server/testing/deploy-files.ts";

const samples: Record<string, string> = {
  PUBLIC_URL: "https://lettings.example.com",
  DATABASE_URL: "postgres://lintel@postgres/lintel",
  DATABASE_DIRECT_URL: "postgres://lintel@postgres/lintel",
  SMTP_URL: "smtp://mail.example.com",
  MAIL_IN_URL: "imaps://lettings%40example.com:secret@imap.example.com",
  MAIL_FROM: "lettings@example.com",
  AGENCY_EMAIL: "lettings@example.com",
  DOCUMENTS_KEY: "0a".repeat(32),
  DEMO_DATA: "off",
};

function fillIn(value: string): string {
  return value.replace(/\$\{(\w+)[^}]*\}/g, (_, name: string) => samples[name] ?? "sample");
}

function composeSettings(): Record<string, string> {
  const entries = Object.entries(composeServices().site!.environment);
  return Object.fromEntries(entries.map(([name, value]) => [name, fillIn(value)]));
}

function readClusterSettings(): Record<string, string> {
  const secrets = [
    "DATABASE_URL",
    "DATABASE_DIRECT_URL",
    "SMTP_URL",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
    "DOCUMENTS_KEY",
  ];
  const secret = secrets.map((name) => [name, samples[name] ?? "sample"]);
  return { ...readManifest("ConfigMap").data, ...Object.fromEntries(secret) };
}

function readUnitSettings(): Record<string, string> {
  return Object.fromEntries(readUnitValues("Environment").map((line) => line.split("=")));
}

describe.each([
  ["compose.yaml", composeSettings()],
  ["deploy/kubernetes.yaml", readClusterSettings()],
  ["deploy/lintel.service", readUnitSettings()],
])("the settings of %s", (_, settings) => {
  test("are settings of the site", () => {
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(settings)));
  });

  test("are taken by the site", () => {
    expect(readConfig(settings)).toMatchObject({ ok: true });
  });
});

describe("the processes of one site in compose and in a cluster", () => {
  test.each([
    ["compose.yaml", composeSettings()],
    ["deploy/kubernetes.yaml", readClusterSettings()],
  ])("share database and photos, and believe the balancer: %s", (_, settings) => {
    expect(settings).toMatchObject({ TRUSTED_PROXY: "on" });
    expect(readConfig(settings)).toMatchObject({
      config: { databaseUrl: expect.any(String), s3: expect.any(Object) },
    });
  });
});

describe("a secret", () => {
  const asked = [...readDeployFile("compose.yaml").matchAll(/\$\{(\w+)(:?[-?+]?)/g)];
  const example = [...readDeployFile("deploy/compose.env.example").matchAll(/^(\w+)=(.*)$/gm)];

  test("has no value in compose.yaml, which does not start without one", () => {
    const optional = asked.filter(([, , sign]) => sign !== ":?").map(([, name]) => name);
    expect(optional).toEqual(["DEMO_DATA", "MAIL_IN_URL"]);
  });

  test("has no value in the example of an environment file either", () => {
    const given = example.filter(([, , value]) => value !== "").map(([, name]) => name);
    expect(given).toEqual(["DEMO_DATA"]);
  });

  test("is asked for in the example, and so is all else that compose.yaml wants", () => {
    expect(new Set(example.map(([, name]) => name))).toEqual(
      new Set(asked.map(([, name]) => name)),
    );
  });
});

test("the guide lists every setting that the site reads, and no other", () => {
  const guide = readDeployFile("docs/operating.md");
  const listed = [...guide.matchAll(/^\| (`[A-Z0-9_]+`(?:, `[A-Z0-9_]+`)*) \|/gm)].flatMap(
    ([, names]) => names!.split(", ").map((name) => name.slice(1, -1)),
  );
  const read = settingNames.filter((name) => name !== "NODE_ENV");
  expect(new Set(listed)).toEqual(new Set([...read, "CHROMIUM_PATH"]));
});
