import { resolve } from "node:path";
import { agency } from "../domain/agency/agency.ts";
import * as v from "valibot";
import { humanCheckProviders } from "../domain/shared/human-check.ts";
import { tenancyRuleNames } from "../domain/offers/tenancy-rules.ts";

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a number from 0 to 65535"),
  v.toNumber(),
  v.maxValue(65535, "must be a number from 0 to 65535"),
);
const url = (schemes: string[], what: string) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
      `must be ${what}`,
    ),
  );
const oneOf = <const T extends string[]>(...options: T) =>
  v.picklist(options, `must be ${options.join(" or ")}`);

function splitList(value: string): string[] {
  return value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

function parseOrigins(value: string): string[] {
  return splitList(value).map((origin) => new URL(origin).origin);
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash } = new URL(value);
  return ["http:", "https:"].includes(protocol) && pathname === "/" && !search && !hash;
}

const postgres = ["postgres:", "postgresql:"];

function isPostgres(value: string): boolean {
  return URL.canParse(value) && postgres.includes(new URL(value).protocol);
}

const origins = v.optional(
  v.pipe(
    v.string(),
    v.check(
      (value) => splitList(value).every(isOrigin),
      "must be http or https addresses without a path, with commas between",
    ),
  ),
  "",
);

/** Sentry DSN. */
const dsn = /^https?:\/\/\w+(:\w+)?@[\w.-]+(:\d+)?\/([\w.-]+\/)*\d+$/;

const proxies = v.pipe(
  v.string(),
  v.regex(/^(?:on|off|[1-9])$/, "must be on, off or a number from 1 to 9"),
  v.transform((text) => (text === "off" ? 0 : text === "on" ? 1 : Number(text))),
);

const shutdownSeconds = "must be whole seconds, 10 to 600";

const environment = v.object({
  NODE_ENV: v.optional(v.string(), "development"),
  PORT: v.optional(port, "3000"),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty("must not be empty"))),
  PUBLIC_URL: v.optional(
    v.pipe(v.string(), v.check(isOrigin, "must be an http or https address without a path")),
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty("must not be empty")), "./data"),
  DATABASE_URL: v.optional(url(postgres, "a postgres:// address")),
  DATABASE_READ_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => splitList(value).every(isPostgres),
        "must be postgres:// addresses, with commas between",
      ),
    ),
    "",
  ),
  DRAIN_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^[0-5]$/, "must be whole seconds, 0 to 5"), v.toNumber()),
  ),
  SHUTDOWN_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, shutdownSeconds),
      v.toNumber(),
      v.minValue(10, shutdownSeconds),
      v.maxValue(600, shutdownSeconds),
    ),
    "10",
  ),
  SMTP_URL: v.optional(url(["smtp:", "smtps:"], "an smtp:// or smtps:// address")),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email("must be an e-mail address"))),
  AGENCY_EMAIL: v.optional(v.pipe(v.string(), v.email("must be an e-mail address"))),
  DEMO_DATA: v.optional(oneOf("on", "off"), "on"),
  HUMAN_CHECK: v.optional(oneOf("proof", ...humanCheckProviders, "off"), "proof"),
  HUMAN_CHECK_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, "must have at least 32 characters")),
  ),
  HUMAN_CHECK_SITE_KEY: v.optional(v.string()),
  HUMAN_CHECK_VERIFY_URL: v.optional(url(["http:", "https:"], "an http or https address")),
  FORM_MIN_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/, "must be whole seconds, 0 to 99"), v.toNumber()),
    "2",
  ),
  PAGE_CACHE_MB: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, "must be whole megabytes"), v.toNumber()),
  ),
  GEOCODER: v.optional(oneOf("embedded", "photon"), "embedded"),
  PHOTON_URL: v.optional(url(["http:", "https:"], "an http or https address")),
  POSTCODES_URL: v.optional(url(["http:", "https:"], "an http or https address")),
  RATE_LIMIT: v.optional(oneOf("on", "off"), "on"),
  TRUSTED_PROXY: v.optional(proxies, "off"),
  ALLOWED_ORIGINS: origins,
  TENANCY_RULES: v.optional(oneOf(...tenancyRuleNames), "england-2026"),
  TAG_MANAGER_ID: v.optional(
    v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, "must look like GTM-ABC1234")),
  ),
  THIRD_PARTY_ORIGINS: origins,
  S3_ENDPOINT: v.optional(url(["http:", "https:"], "an http or https address with the bucket")),
  S3_REGION: v.optional(v.string(), "auto"),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  PHOTO_SIZES: v.optional(oneOf("on", "off"), "on"),
  MAP_STYLE_URL: v.optional(url(["http:", "https:"], "an http or https address")),
  LOG_FORMAT: v.optional(oneOf("text", "json"), "text"),
  LOG_REQUESTS: v.optional(oneOf("on", "off"), "off"),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.pipe(v.string(), v.nonEmpty("must not be empty")), "127.0.0.1"),
  ERROR_REPORT_DSN: v.optional(
    v.pipe(v.string(), v.regex(dsn, "must look like https://key@errors.example.com/1")),
  ),
  LOG_LEVEL: v.optional(oneOf("debug", "info", "warn", "error", "silent"), "info"),
});

export const settingNames: readonly string[] = Object.keys(environment.entries);

/** Settings of one process, frozen. Documented in `docs/operating.md`. */
export type Config = ReturnType<typeof toConfig>;

function toConfig(env: v.InferOutput<typeof environment>) {
  const production = env.NODE_ENV === "production";
  return Object.freeze({
    production,
    port: env.PORT,
    /** Local only in development, where the source is served too. */
    host: env.HOST ?? (production ? "0.0.0.0" : "127.0.0.1"),
    /** The site's public origin. Null if not configured. */
    publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : null,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    /** Replicas, for reads that may be a few seconds stale. */
    readUrls: splitList(env.DATABASE_READ_URL),
    /** Time the site keeps serving after SIGTERM while `/readyz` fails. */
    drainSeconds: env.DRAIN_SECONDS ?? (env.DATABASE_URL ? 2 : 0),
    /** The process exits this long after SIGTERM, whatever hangs. */
    shutdownSeconds: env.SHUTDOWN_SECONDS,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? agency.email,
    agencyEmail: env.AGENCY_EMAIL ?? agency.email,
    demoData: env.DEMO_DATA === "on",
    humanCheck: env.HUMAN_CHECK,
    /** Signs proof-of-work challenges, or is the secret of an external provider. */
    humanCheckSecret: env.HUMAN_CHECK_SECRET ?? null,
    /** Only for an external provider. */
    humanCheckSiteKey: env.HUMAN_CHECK_SITE_KEY ?? null,
    /** Overrides the provider's verification URL. */
    humanCheckVerifyUrl: env.HUMAN_CHECK_VERIFY_URL ?? null,
    /** Minimum time between page load and submit. A faster submit counts as a bot. */
    formMinSeconds: env.FORM_MIN_SECONDS,
    /** Memory limit of the page cache. 0 in development, so that pages show the current source. */
    pageCacheMb: env.PAGE_CACHE_MB ?? (production ? 64 : 0),
    geocoder: env.GEOCODER,
    /** Photon server without `/api`. Only used if `geocoder` selects it. */
    photonUrl: env.PHOTON_URL ?? null,
    /** Server of postcodes.io, without `/postcodes`. */
    postcodesUrl: env.POSTCODES_URL ?? null,
    rateLimit: env.RATE_LIMIT === "on",
    /** Number of own proxies in front of the site. */
    trustedProxy: env.TRUSTED_PROXY,
    allowedOrigins: parseOrigins(env.ALLOWED_ORIGINS),
    tenancyRules: env.TENANCY_RULES,
    tagManagerId: env.TAG_MANAGER_ID ?? null,
    /** Origins that pages may load third-party scripts from, after consent. */
    thirdPartyOrigins: parseOrigins(env.THIRD_PARTY_ORIGINS),
    /** MapLibre style. Null for the site's own schematic map. */
    mapStyleUrl: env.MAP_STYLE_URL ?? null,
    /** Bucket for photos. Null stores them in the data folder. */
    s3: s3Settings(env),
    /** Whether this process resizes uploaded photos. */
    photoSizes: env.PHOTO_SIZES === "on",
    logFormat: env.LOG_FORMAT,
    logRequests: env.LOG_REQUESTS === "on",
    /** Port for Prometheus. Null turns metrics off. */
    metricsPort: env.METRICS_PORT ?? null,
    metricsHost: env.METRICS_HOST,
    /** DSN of a Sentry-compatible service. Null leaves errors in the log only. */
    errorReportDsn: env.ERROR_REPORT_DSN ?? null,
    logLevel: env.LOG_LEVEL,
  });
}

function s3Settings({
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: v.InferOutput<typeof environment>) {
  if (!endpoint || !accessKeyId || !secretAccessKey) return null;
  return { endpoint, region, accessKeyId, secretAccessKey };
}

/** External providers need a site key and a secret. */
function isMissingS3Keys(env: v.InferOutput<typeof environment>): boolean {
  const isExternal = humanCheckProviders.some((provider) => provider === env.HUMAN_CHECK);
  return isExternal && !(env.HUMAN_CHECK_SITE_KEY && env.HUMAN_CHECK_SECRET);
}

/**
 * Parses the settings. An empty variable counts as unset.
 * @returns the settings, or one operator-readable line per invalid variable
 */
export function readConfig(
  env: Record<string, string | undefined> = process.env,
): { ok: true; config: Config } | { ok: false; problems: string[] } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = v.safeParse(environment, given);
  if (parsed.success && parsed.output.DATABASE_READ_URL && !parsed.output.DATABASE_URL)
    return { ok: false, problems: ["DATABASE_READ_URL needs DATABASE_URL, the primary."] };
  if (parsed.success && parsed.output.GEOCODER === "photon" && !parsed.output.PHOTON_URL)
    return { ok: false, problems: ["PHOTON_URL must be set where GEOCODER is photon."] };
  if (parsed.success && parsed.output.S3_ENDPOINT && toConfig(parsed.output).s3 === null)
    return {
      ok: false,
      problems: ["S3_ENDPOINT needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY."],
    };
  if (parsed.success && isMissingS3Keys(parsed.output))
    return {
      ok: false,
      problems: [
        `HUMAN_CHECK ${parsed.output.HUMAN_CHECK} needs HUMAN_CHECK_SITE_KEY and HUMAN_CHECK_SECRET.`,
      ],
    };
  if (parsed.success) return { ok: true, config: toConfig(parsed.output) };
  return {
    ok: false,
    problems: parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}.`),
  };
}
