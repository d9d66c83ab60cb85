import * as v from "valibot";
import { readPortal } from "../domain/feeds/portal.ts";
import { isEmailAddress } from "../domain/shared/mail/email-address.ts";
import { humanCheckProviders } from "../domain/shared/fields/human-check.ts";
import { isPaymentLink } from "../domain/tenancies/money/payment-link.ts";
import { tenancyRuleNames } from "../domain/offers/tenancy-rules.ts";

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a number from 0 to 65535"),
  v.toNumber(),
  v.maxValue(65535, "must be a number from 0 to 65535"),
);
const createUrlSchema = (schemes: string[], what: string) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
      `must be ${what}`,
    ),
  );
const webAddress = createUrlSchema(["http:", "https:"], "an http or https address");
const emailAddress = v.pipe(v.string(), v.check(isEmailAddress, "must be an email address"));

const createChoiceSchema = <const T extends string[]>(...options: T) =>
  v.picklist(options, `must be ${options.join(" or ")}`);

export function splitList(value: string): string[] {
  return value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

export function parseOrigins(value: string): string[] {
  return splitList(value).map((origin) => new URL(origin).origin);
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash } = new URL(value);
  return ["http:", "https:"].includes(protocol) && pathname === "/" && !search && !hash;
}

/** A token must not travel in clear text. */
function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  const isOwnMachine = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "https:" || (protocol === "http:" && isOwnMachine);
}

const postgres = ["postgres:", "postgresql:"];

function isPostgres(value: string): boolean {
  return URL.canParse(value) && postgres.includes(new URL(value).protocol);
}

function isMailboxUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  if (!["imap:", "imaps:"].includes(protocol)) return false;
  try {
    return [hostname, decodeURIComponent(username), decodeURIComponent(password)].every(Boolean);
  } catch {
    return false;
  }
}

const origins = v.optional(
  v.pipe(
    v.string(),
    v.check(
      (value) => splitList(value).every(isOrigin),
      "must be http or https addresses without a path, separated by commas",
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

const minutes = (least: number) => {
  const says = `must be a whole number of minutes from ${least} to 1440`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,4}$/, says),
    v.toNumber(),
    v.minValue(least, says),
    v.maxValue(1440, says),
  );
};

/** Each once: what was sent is noted by the portal's name. */
function arePortals(value: string): boolean {
  const portals = splitList(value).map(readPortal);
  return !portals.includes(null) && new Set(portals.map((one) => one?.id)).size === portals.length;
}

const shutdownSeconds = "must be a whole number of seconds from 10 to 600";

/** The variables of the environment. An unset one takes the default here or in `toConfig`. */
export const environment = v.object({
  NODE_ENV: v.optional(v.string(), "development"),
  PORT: v.optional(port, "3000"),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty("must not be empty"))),
  PUBLIC_URL: v.optional(
    v.pipe(v.string(), v.check(isOrigin, "must be an http or https address without a path")),
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty("must not be empty")), "./data"),
  DATABASE_URL: v.optional(createUrlSchema(postgres, "a postgres:// address")),
  DATABASE_DIRECT_URL: v.optional(createUrlSchema(postgres, "a postgres:// address")),
  DATABASE_READ_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => splitList(value).every(isPostgres),
        "must be postgres:// addresses, separated by commas",
      ),
    ),
    "",
  ),
  DRAIN_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[0-5]$/, "must be a whole number of seconds from 0 to 5"),
      v.toNumber(),
    ),
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
  SMTP_URL: v.optional(createUrlSchema(["smtp:", "smtps:"], "an smtp:// or smtps:// address")),
  MAIL_FROM: v.optional(emailAddress),
  MAIL_IN_URL: v.optional(
    v.pipe(v.string(), v.check(isMailboxUrl, "must look like imaps://user:password@host/INBOX")),
  ),
  MAIL_IN_ADDRESS: v.optional(emailAddress),
  DOCUMENTS_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => splitList(value).every((key) => /^[\da-f]{64}$/i.test(key)),
        "must be keys of 64 hexadecimal digits, separated by commas",
      ),
    ),
    "",
  ),
  CLIENT_ACCOUNT: v.optional(
    v.pipe(v.string(), v.maxLength(200, "must have at most 200 characters")),
  ),
  PAYMENT_LINK: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isPaymentLink,
        "must be an https address that contains {reference}, {pence} or {pounds}",
      ),
    ),
  ),
  AGENCY_EMAIL: v.optional(emailAddress),
  DEMO_DATA: v.optional(createChoiceSchema("on", "off"), "on"),
  DEMO_SIGN_IN: v.optional(createChoiceSchema("on", "off")),
  DEMO_SIGN_IN_CODE: v.optional(createChoiceSchema("elsewhere", "always", "off"), "elsewhere"),
  HUMAN_CHECK: v.optional(createChoiceSchema("proof", ...humanCheckProviders, "off"), "proof"),
  HUMAN_CHECK_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, "must have at least 32 characters")),
  ),
  HUMAN_CHECK_SITE_KEY: v.optional(v.string()),
  HUMAN_CHECK_VERIFY_URL: v.optional(webAddress),
  FORM_MIN_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/, "must be a whole number of seconds from 0 to 99"),
      v.toNumber(),
    ),
    "2",
  ),
  PAGE_CACHE_MB: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, "must be a whole number of megabytes"), v.toNumber()),
  ),
  GEOCODER: v.optional(createChoiceSchema("embedded", "photon"), "embedded"),
  PHOTON_URL: v.optional(webAddress),
  POSTCODES_URL: v.optional(webAddress),
  ROUTING_URL: v.optional(webAddress),
  RATE_LIMIT: v.optional(createChoiceSchema("on", "off"), "on"),
  TRUSTED_PROXY: v.optional(proxies, "off"),
  ALLOWED_ORIGINS: origins,
  FEED_DIR: v.optional(v.pipe(v.string(), v.nonEmpty("must not be empty"))),
  FEED_URL: v.optional(webAddress),
  FEED_EVERY_MINUTES: v.optional(minutes(1), "60"),
  FEED_PRIVATE_ADDRESSES: v.optional(createChoiceSchema("on", "off"), "off"),
  FEED_PORTALS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        arePortals,
        "must be portals as Name=https://portal.example.com/in/ or Name=file:///folder, separated by commas",
      ),
    ),
    "",
  ),
  PORTAL_EVERY_MINUTES: v.optional(minutes(1), "30"),
  TENANCY_RULES: v.optional(createChoiceSchema(...tenancyRuleNames), "england-2026"),
  PRS_DATABASE: v.optional(createChoiceSchema("on", "off"), "off"),
  TAG_MANAGER_ID: v.optional(
    v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, "must look like GTM-ABC1234")),
  ),
  THIRD_PARTY_ORIGINS: origins,
  OPENID_ISSUER: v.optional(
    v.pipe(v.string(), v.check(isIssuer, "must be an https address, or http on this machine")),
  ),
  OPENID_CLIENT_ID: v.optional(v.string()),
  OPENID_CLIENT_SECRET: v.optional(v.string()),
  OPENID_NAME: v.optional(v.string(), "your company account"),
  S3_ENDPOINT: v.optional(
    createUrlSchema(["http:", "https:"], "an http or https address with the bucket"),
  ),
  S3_REGION: v.optional(v.string(), "auto"),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  PHOTO_SIZES: v.optional(createChoiceSchema("on", "off"), "on"),
  MAP_STYLE_URL: v.optional(webAddress),
  MAP_TILES_DIR: v.optional(v.pipe(v.string(), v.nonEmpty("must not be empty"))),
  LOG_FORMAT: v.optional(createChoiceSchema("text", "json"), "text"),
  LOG_REQUESTS: v.optional(createChoiceSchema("on", "off"), "off"),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.pipe(v.string(), v.nonEmpty("must not be empty")), "127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(webAddress),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:0?\.\d+|[01](?:\.0+)?)$/, "must be a number from 0 to 1"),
      v.toNumber(),
    ),
    "1",
  ),
  ERROR_REPORT_DSN: v.optional(
    v.pipe(v.string(), v.regex(dsn, "must look like https://key@errors.example.com/1")),
  ),
  LOG_LEVEL: v.optional(createChoiceSchema("debug", "info", "warn", "error", "silent"), "info"),
});

export const settingNames: readonly string[] = Object.keys(environment.entries);
