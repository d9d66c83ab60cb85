import { resolve } from "node:path";
import { agency } from "../domain/agency/agency.ts";
import * as v from "valibot";
import { readPortal } from "../domain/feeds/portal.ts";
import { isEmailAddress } from "../domain/shared/mail/email-address.ts";
import { humanCheckProviders } from "../domain/shared/fields/human-check.ts";
import type { MailboxSettings } from "./platform/mail/mailbox.ts";
import { longestReplyMailbox } from "./platform/mail/reply-address.ts";
import { environment, parseOrigins, splitList } from "./environment.ts";

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
    /** The same server without the pooler that `databaseUrl` leads through. */
    directUrl: env.DATABASE_DIRECT_URL ?? null,
    /** Replicas, for reads that may be a few seconds stale. */
    readUrls: splitList(env.DATABASE_READ_URL),
    /** Time the site keeps serving after SIGTERM while `/readyz` fails. */
    drainSeconds: env.DRAIN_SECONDS ?? (env.DATABASE_URL ? 2 : 0),
    /** The process exits this long after SIGTERM, whatever hangs. */
    shutdownSeconds: env.SHUTDOWN_SECONDS,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? agency.email,
    agencyEmail: env.AGENCY_EMAIL ?? agency.email,
    /** Mailbox whose mails come into the inbox. Null if none is read. */
    mailIn: readMailInSettings(env),
    /** Keys of private documents: the first encrypts. Empty takes the one in the data folder. */
    documentsKey: splitList(env.DOCUMENTS_KEY),
    /** Bank details of the client account, as mails that ask for money say them. */
    clientAccount: env.CLIENT_ACCOUNT ?? null,
    /** Page of a payment service, with `{reference}`. Null: by transfer alone. */
    paymentLink: env.PAYMENT_LINK ?? null,
    ...readDemoSettings(env),
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
    /** OSRM-compatible server, without `/table`. Null reckons ways along the straight line. */
    routingUrl: env.ROUTING_URL ?? null,
    rateLimit: env.RATE_LIMIT === "on",
    /** Number of own proxies in front of the site. */
    trustedProxy: env.TRUSTED_PROXY,
    allowedOrigins: parseOrigins(env.ALLOWED_ORIGINS),
    /** Folder whose files are imported as they come. Null for none. */
    feedDir: env.FEED_DIR ? resolve(env.FEED_DIR) : null,
    /** Where a feed's file is fetched. Null for nowhere. */
    feedUrl: env.FEED_URL ?? null,
    feedEveryMinutes: env.FEED_EVERY_MINUTES,
    /** Whether feeds and portals may be on this machine or in its network. */
    feedPrivateAddresses: env.FEED_PRIVATE_ADDRESSES === "on",
    /** Where the homes are sent. */
    portals: splitList(env.FEED_PORTALS).flatMap((text) => readPortal(text) ?? []),
    portalEveryMinutes: env.PORTAL_EVERY_MINUTES,
    tenancyRules: env.TENANCY_RULES,
    /** Whether adverts need a number of the Private Rented Sector Database. */
    prsDatabase: env.PRS_DATABASE === "on",
    tagManagerId: env.TAG_MANAGER_ID ?? null,
    /** Origins that pages may load third-party scripts from, after consent. */
    thirdPartyOrigins: parseOrigins(env.THIRD_PARTY_ORIGINS),
    /** MapLibre style. Null for the site's own schematic map. */
    mapStyleUrl: env.MAP_STYLE_URL ?? null,
    /** Folder of map archives (PMTiles). Null for `maps` in the data folder. */
    mapTilesDir: env.MAP_TILES_DIR ? resolve(env.MAP_TILES_DIR) : null,
    /** Bucket for photos. Null stores them in the data folder. */
    s3: readS3Settings(env),
    /** The provider of a company's accounts. Null leaves passkeys and links. */
    openId: readOpenIdSettings(env),
    /** Whether this process resizes uploaded photos. */
    photoSizes: env.PHOTO_SIZES === "on",
    logFormat: env.LOG_FORMAT,
    logRequests: env.LOG_REQUESTS === "on",
    /** Port for Prometheus. Null turns metrics off. */
    metricsPort: env.METRICS_PORT ?? null,
    metricsHost: env.METRICS_HOST,
    /** Collector of OpenTelemetry's traces. Null turns them off. */
    tracesUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    /** Of requests and jobs that are traced, 0 to 1. */
    tracesShare: env.OTEL_TRACES_SAMPLER_ARG,
    /** DSN of a Sentry-compatible service. Null leaves errors in the log only. */
    errorReportDsn: env.ERROR_REPORT_DSN ?? null,
    logLevel: env.LOG_LEVEL,
  });
}

/** The mailbox's own address is its user's name unless a setting says otherwise. */
function readMailInSettings({
  MAIL_IN_URL: url,
  MAIL_IN_ADDRESS: address,
}: v.InferOutput<typeof environment>): MailboxSettings | null {
  if (url === undefined) return null;
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const isEncrypted = protocol === "imaps:";
  const user = decodeURIComponent(username);
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (isEncrypted ? 993 : 143),
    isEncrypted,
    user,
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || "INBOX",
    address: address ?? user,
  };
}

/** One line if the mailbox's address is unknown or too long to be extended. */
function findMailInProblem(env: v.InferOutput<typeof environment>): string | null {
  const mailIn = readMailInSettings(env);
  if (mailIn === null) return env.MAIL_IN_ADDRESS ? "MAIL_IN_ADDRESS needs MAIL_IN_URL." : null;
  if (!isEmailAddress(mailIn.address))
    return "Set MAIL_IN_ADDRESS, because the user in MAIL_IN_URL isn’t an email address.";
  if (mailIn.address.indexOf("@") > longestReplyMailbox)
    return `MAIL_IN_ADDRESS must have at most ${longestReplyMailbox} characters before the @.`;
  return null;
}

function readS3Settings({
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: v.InferOutput<typeof environment>) {
  if (!endpoint || !accessKeyId || !secretAccessKey) return null;
  return { endpoint, region, accessKeyId, secretAccessKey };
}

function readOpenIdSettings({
  OPENID_ISSUER: issuer,
  OPENID_CLIENT_ID: clientId,
  OPENID_CLIENT_SECRET: clientSecret,
  OPENID_NAME: name,
}: v.InferOutput<typeof environment>) {
  if (!issuer || !clientId || !clientSecret) return null;
  return { issuer, clientId, clientSecret, name };
}

function readDemoSettings(env: v.InferOutput<typeof environment>) {
  return {
    demoData: env.DEMO_DATA === "on",
    /** Whether the demo's people may sign in at all. */
    demoSignIn: env.DEMO_SIGN_IN !== "off",
    /** Who is asked for the code to sign in as one of them: browsers elsewhere, everybody or nobody. */
    demoSignInCode: env.DEMO_SIGN_IN_CODE,
  };
}

/** One line for settings that say nothing together. */
function findDemoProblem(env: v.InferOutput<typeof environment>): string | null {
  if (env.DEMO_SIGN_IN === "on" && env.DEMO_DATA === "off")
    return "DEMO_SIGN_IN=on needs DEMO_DATA=on. Without demo data, no one can sign in to the demo.";
  const isOff = env.DEMO_SIGN_IN === "off" || env.DEMO_DATA === "off";
  if (env.DEMO_SIGN_IN_CODE === "off" && isOff)
    return "Remove DEMO_SIGN_IN_CODE=off, because no one can sign in to the demo here.";
  return null;
}

/** External providers need a site key and a secret. */
function isMissingProviderKeys(env: v.InferOutput<typeof environment>): boolean {
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
  if (parsed.success && parsed.output.DATABASE_DIRECT_URL && !parsed.output.DATABASE_URL)
    return {
      ok: false,
      problems: ["If you set DATABASE_DIRECT_URL, also set DATABASE_URL to the pooler’s address."],
    };
  if (parsed.success && parsed.output.DATABASE_READ_URL && !parsed.output.DATABASE_URL)
    return {
      ok: false,
      problems: ["If you set DATABASE_READ_URL, also set DATABASE_URL to the primary’s address."],
    };
  if (parsed.success && parsed.output.GEOCODER === "photon" && !parsed.output.PHOTON_URL)
    return { ok: false, problems: ["Set PHOTON_URL when GEOCODER=photon."] };
  if (parsed.success && parsed.output.S3_ENDPOINT && toConfig(parsed.output).s3 === null)
    return {
      ok: false,
      problems: ["S3_ENDPOINT needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY."],
    };
  if (parsed.success && parsed.output.OPENID_ISSUER && toConfig(parsed.output).openId === null)
    return {
      ok: false,
      problems: ["OPENID_ISSUER needs OPENID_CLIENT_ID and OPENID_CLIENT_SECRET."],
    };
  if (parsed.success && isMissingProviderKeys(parsed.output))
    return {
      ok: false,
      problems: [
        `HUMAN_CHECK ${parsed.output.HUMAN_CHECK} needs HUMAN_CHECK_SITE_KEY and HUMAN_CHECK_SECRET.`,
      ],
    };
  const mailInProblem = parsed.success ? findMailInProblem(parsed.output) : null;
  if (mailInProblem !== null) return { ok: false, problems: [mailInProblem] };
  const demoProblem = parsed.success ? findDemoProblem(parsed.output) : null;
  if (demoProblem !== null) return { ok: false, problems: [demoProblem] };
  if (parsed.success) return { ok: true, config: toConfig(parsed.output) };
  return {
    ok: false,
    problems: parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}.`),
  };
}
