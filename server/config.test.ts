import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("without any setting the site runs on port 3000 with the embedded database and the demo", () => {
  const read = readConfig({});
  expect(read).toMatchObject({
    ok: true,
    config: {
      port: 3000,
      databaseUrl: null,
      smtpUrl: null,
      demoData: true,
      humanCheck: "proof",
      rateLimit: true,
    },
  });
});

test("in development it listens on this machine alone, in production on every address", () => {
  expect(readConfig({})).toMatchObject({ config: { host: "127.0.0.1" } });
  expect(readConfig({ NODE_ENV: "production" })).toMatchObject({ config: { host: "0.0.0.0" } });
  expect(readConfig({ HOST: "10.0.0.7" })).toMatchObject({ config: { host: "10.0.0.7" } });
});

test("an empty setting counts as not set", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "" })).toEqual(readConfig({}));
});

test("offers follow England's law of 2026 by default", () => {
  expect(readConfig({})).toMatchObject({ config: { tenancyRules: "england-2026" } });
  expect(readConfig({ TENANCY_RULES: "as-specified" })).toMatchObject({
    config: { tenancyRules: "as-specified" },
  });
});

test("the site has ten seconds to close by default", () => {
  expect(readConfig({})).toMatchObject({ config: { shutdownSeconds: 10 } });
  expect(readConfig({ SHUTDOWN_SECONDS: "60" })).toMatchObject({ config: { shutdownSeconds: 60 } });
});

test("the settings are frozen", () => {
  const read = readConfig({});
  expect(read.ok && Object.isFrozen(read.config)).toBe(true);
});

test("a mailbox is read from one address", () => {
  const url = "imaps://lettings%40example.com:p%20%40%2Fw@imap.example.com/Lettings%2FNew";
  expect(readConfig({ MAIL_IN_URL: url })).toMatchObject({
    config: {
      mailIn: {
        host: "imap.example.com",
        port: 993,
        isEncrypted: true,
        user: "lettings@example.com",
        password: "p @/w",
        folder: "Lettings/New",
        address: "lettings@example.com",
      },
    },
  });
  const plain = { MAIL_IN_URL: "imap://u:p@[::1]:1143", MAIL_IN_ADDRESS: "post@example.com" };
  expect(readConfig(plain)).toMatchObject({
    config: {
      mailIn: {
        host: "::1",
        port: 1143,
        isEncrypted: false,
        folder: "INBOX",
        address: "post@example.com",
      },
    },
  });
  expect(readConfig({})).toMatchObject({ config: { mailIn: null } });
});

const mailInUrl = "MAIL_IN_URL must look like imaps://user:password@host/INBOX.";
test.each([
  [{ MAIL_IN_URL: "imap.example.com" }, mailInUrl],
  [{ MAIL_IN_URL: "pop3://u:p@example.com" }, mailInUrl],
  [{ MAIL_IN_URL: "imaps://example.com" }, mailInUrl],
  [{ MAIL_IN_URL: "imaps://u%:p@example.com" }, mailInUrl],
  [
    { MAIL_IN_URL: "imaps://u:p@example.com" },
    "Set MAIL_IN_ADDRESS, because the user in MAIL_IN_URL isn’t an email address.",
  ],
  [{ MAIL_IN_ADDRESS: "a@example.com" }, "MAIL_IN_ADDRESS needs MAIL_IN_URL."],
  [
    { MAIL_IN_URL: "imaps://u:p@example.com", MAIL_IN_ADDRESS: `${"a".repeat(25)}@example.com` },
    "MAIL_IN_ADDRESS must have at most 24 characters before the @.",
  ],
])("%j stops the start with one line", (env, problem) => {
  expect(readConfig(env)).toEqual({ ok: false, problems: [problem] });
});

test.each([
  ["TENANCY_RULES", "none", "TENANCY_RULES must be england-2026 or as-specified."],
  ["PORT", "eighty", "PORT must be a number from 0 to 65535."],
  ["PORT", "70000", "PORT must be a number from 0 to 65535."],
  ["DATABASE_URL", "mysql://localhost", "DATABASE_URL must be a postgres:// address."],
  [
    "DATABASE_READ_URL",
    "postgres://a/site, b",
    "DATABASE_READ_URL must be postgres:// addresses, separated by commas.",
  ],
  ["SHUTDOWN_SECONDS", "9", "SHUTDOWN_SECONDS must be a whole number of seconds from 10 to 600."],
  ["SHUTDOWN_SECONDS", "601", "SHUTDOWN_SECONDS must be a whole number of seconds from 10 to 600."],
  ["DRAIN_SECONDS", "6", "DRAIN_SECONDS must be a whole number of seconds from 0 to 5."],
  ["SMTP_URL", "mail.example.com", "SMTP_URL must be an smtp:// or smtps:// address."],
  ["PUBLIC_URL", "lintel", "PUBLIC_URL must be an http or https address without a path."],
  [
    "PUBLIC_URL",
    "https://a.example.com/x",
    "PUBLIC_URL must be an http or https address without a path.",
  ],
  [
    "ALLOWED_ORIGINS",
    "https://a.example.com, nonsense",
    "ALLOWED_ORIGINS must be http or https addresses without a path, separated by commas.",
  ],
  ["TAG_MANAGER_ID", "UA-1", "TAG_MANAGER_ID must look like GTM-ABC1234."],
  [
    "THIRD_PARTY_ORIGINS",
    "https://a.example.com; script-src *",
    "THIRD_PARTY_ORIGINS must be http or https addresses without a path, separated by commas.",
  ],
  ["MAP_STYLE_URL", "tiles", "MAP_STYLE_URL must be an http or https address."],
  [
    "HUMAN_CHECK",
    "maybe",
    "HUMAN_CHECK must be proof or recaptcha or hcaptcha or turnstile or off.",
  ],
  ["RATE_LIMIT", "no", "RATE_LIMIT must be on or off."],
  ["TRUSTED_PROXY", "10.0.0.0/8", "TRUSTED_PROXY must be on, off or a number from 1 to 9."],
  ["DEMO_DATA", "yes", "DEMO_DATA must be on or off."],
  ["MAIL_FROM", "lintel", "MAIL_FROM must be an email address."],
  ["LOG_REQUESTS", "all", "LOG_REQUESTS must be on or off."],
  ["METRICS_PORT", "99999", "METRICS_PORT must be a number from 0 to 65535."],
  [
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "collector:4318",
    "OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address.",
  ],
  ["OTEL_TRACES_SAMPLER_ARG", "2", "OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1."],
  [
    "ERROR_REPORT_DSN",
    "https://errors.example.com",
    "ERROR_REPORT_DSN must look like https://key@errors.example.com/1.",
  ],
])("%s=%s gives one clear line", (name, value, problem) => {
  expect(readConfig({ [name]: value })).toEqual({ ok: false, problems: [problem] });
});

test("replicas are named beside their primary", () => {
  const replicas = "postgres://a/site, postgres://b/site";
  expect(
    readConfig({ DATABASE_URL: "postgres://p/site", DATABASE_READ_URL: replicas }),
  ).toMatchObject({ config: { readUrls: ["postgres://a/site", "postgres://b/site"] } });
  expect(readConfig({ DATABASE_READ_URL: replicas })).toEqual({
    ok: false,
    problems: ["If you set DATABASE_READ_URL, also set DATABASE_URL to the primary’s address."],
  });
});

test("a pooler is named beside the server behind it", () => {
  const direct = { DATABASE_DIRECT_URL: "postgres://p:5432/site" };
  expect(readConfig({ DATABASE_URL: "postgres://p:6432/site", ...direct })).toMatchObject({
    config: { databaseUrl: "postgres://p:6432/site", directUrl: "postgres://p:5432/site" },
  });
  expect(readConfig(direct)).toEqual({
    ok: false,
    problems: ["If you set DATABASE_DIRECT_URL, also set DATABASE_URL to the pooler’s address."],
  });
});

test("a balancer has time to notice a stop where there may be one", () => {
  expect(readConfig({})).toMatchObject({ config: { drainSeconds: 0 } });
  const onServer = { DATABASE_URL: "postgres://p/site" };
  expect(readConfig(onServer)).toMatchObject({ config: { drainSeconds: 2 } });
  expect(readConfig({ ...onServer, DRAIN_SECONDS: "5" })).toMatchObject({
    config: { drainSeconds: 5 },
  });
});

test("a secret in a wrong setting is not repeated", () => {
  const read = readConfig({ DATABASE_URL: "mysql://user:hunter2@db" });
  expect(JSON.stringify(read)).not.toContain("hunter2");
});

test.each(["recaptcha", "hcaptcha", "turnstile"])("%s needs its two keys", (kind) => {
  const problems = [`HUMAN_CHECK ${kind} needs HUMAN_CHECK_SITE_KEY and HUMAN_CHECK_SECRET.`];
  expect(readConfig({ HUMAN_CHECK: kind })).toEqual({ ok: false, problems });
  expect(readConfig({ HUMAN_CHECK: kind, HUMAN_CHECK_SITE_KEY: "key" })).toEqual({
    ok: false,
    problems,
  });
  const secret = "0123456789abcdef0123456789abcdef";
  expect(
    readConfig({ HUMAN_CHECK: kind, HUMAN_CHECK_SITE_KEY: "key", HUMAN_CHECK_SECRET: secret }),
  ).toMatchObject({ config: { humanCheck: kind, humanCheckSiteKey: "key" } });
});

test("a form may be sent two seconds after its page began to load, or when the setting says", () => {
  expect(readConfig({})).toMatchObject({ config: { formMinSeconds: 2 } });
  expect(readConfig({ FORM_MIN_SECONDS: "0" })).toMatchObject({ config: { formMinSeconds: 0 } });
  expect(readConfig({ FORM_MIN_SECONDS: "soon" })).toEqual({
    ok: false,
    problems: ["FORM_MIN_SECONDS must be a whole number of seconds from 0 to 99."],
  });
});

test("the figures are read from this machine alone, and by nobody unless a port is set", () => {
  expect(readConfig({})).toMatchObject({
    config: { metricsPort: null, metricsHost: "127.0.0.1" },
  });
  expect(readConfig({ METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" })).toMatchObject({
    config: { metricsPort: 9464, metricsHost: "0.0.0.0" },
  });
});

test.each([
  "https://abc123@errors.example.com/1",
  "https://abc123:old@errors.example.com:8443/under/a/path/42",
  "http://abc123@127.0.0.1:9000/7",
])("errors may be reported to %s", (dsn) => {
  expect(readConfig({ ERROR_REPORT_DSN: dsn })).toMatchObject({ config: { errorReportDsn: dsn } });
});

test.each([
  ["off", 0],
  ["on", 1],
  ["2", 2],
])("TRUSTED_PROXY=%s trusts %i proxies", (setting, trustedProxy) => {
  expect(readConfig({ TRUSTED_PROXY: setting })).toMatchObject({ config: { trustedProxy } });
});

test("a payment link has the place of the reference", () => {
  const link = "https://pay.example.com/?ref={reference}";
  expect(readConfig({ PAYMENT_LINK: link })).toMatchObject({ config: { paymentLink: link } });
  expect(readConfig({ PAYMENT_LINK: "https://pay.example.com/" })).toMatchObject({ ok: false });
});

test("a Photon geocoder needs its address", () => {
  expect(readConfig({ GEOCODER: "photon" })).toEqual({
    ok: false,
    problems: ["Set PHOTON_URL when GEOCODER=photon."],
  });
  expect(
    readConfig({ GEOCODER: "photon", PHOTON_URL: "https://photon.example.com" }),
  ).toMatchObject({ config: { geocoder: "photon", photonUrl: "https://photon.example.com" } });
});
