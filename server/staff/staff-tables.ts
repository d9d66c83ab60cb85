import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { Role } from "../../domain/staff/roles.ts";
import type { KeyScope } from "../../domain/staff/staff-keys.ts";
import type { SignInMethod } from "../../domain/staff/sign-in.ts";
import { branches } from "../agency/branch-table.ts";
import { timestamptz } from "../platform/database/columns.ts";

/** Who works here, who is invited, and who has left: the audit names them by id. */
export const staff = pgTable(
  "staff",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** In lower case. */
    emailKey: text("email_key").notNull(),
    role: text("role").$type<Role>().notNull(),
    /** Where they work. Null: in no branch, or there is none. */
    branch: uuid("branch").references(() => branches.id),
    /** They see and change what is their branch's only. */
    isLimited: boolean("is_limited").notNull().default(false),
    /** Invented, for trying the office: see `demo-staff.ts`. */
    isDemo: boolean("is_demo").notNull().default(false),
    /** Issuer and subject of the account at the OpenID provider, from its first use on. */
    openidSubject: text("openid_subject"),
    invitedAt: timestamptz("invited_at").notNull(),
    /** Null until the invitation is accepted. */
    joinedAt: timestamptz("joined_at"),
    leftAt: timestamptz("left_at"),
    /** They want no mail of the week's figures. */
    figuresStoppedAt: timestamptz("figures_stopped_at"),
  },
  (table) => [
    unique("staff_email").on(table.emailKey),
    unique("staff_openid").on(table.openidSubject),
    check(
      "staff_limited",
      sql`not (${table.isLimited} and (${table.branch} is null or ${table.role} = 'owner'))`,
    ),
    check(
      "staff_role",
      sql`${table.role} in ('owner', 'manager', 'negotiator', 'administrator', 'reader')`,
    ),
  ],
);

const ownedByStaff = () =>
  uuid("staff_id")
    .notNull()
    .references(() => staff.id, { onDelete: "cascade" });

/** Public keys of WebAuthn credentials. */
export const staffPasskeys = pgTable(
  "staff_passkeys",
  {
    /** The credential's id, base64url. */
    id: text("id").primaryKey(),
    staffId: ownedByStaff(),
    name: text("name").notNull(),
    /** COSE key, base64url. */
    publicKey: text("public_key").notNull(),
    /** Signatures so far. One that is not greater than the last may come from a copy. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    /** How a browser reaches it, separated by commas. */
    transports: text("transports").notNull(),
    createdAt: timestamptz("created_at").notNull(),
    lastUsedAt: timestamptz("last_used_at"),
  },
  (table) => [index("staff_passkeys_staff").on(table.staffId)],
);

export const staffSessions = pgTable(
  "staff_sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** SHA-256 of the cookie's token: a copy of the database opens no session. */
    tokenHash: text("token_hash").notNull(),
    staffId: ownedByStaff(),
    method: text("method").$type<SignInMethod>().notNull(),
    /** The browser's family, for the list of one's own sessions. */
    browser: text("browser").notNull(),
    createdAt: timestamptz("created_at").notNull(),
    lastSeenAt: timestamptz("last_seen_at").notNull(),
  },
  (table) => [
    unique("staff_sessions_token").on(table.tokenHash),
    index("staff_sessions_staff").on(table.staffId),
  ],
);

/**
 * Ways into the office that are used once: to sign in, to join, and to become its first owner. Their
 * secrets are access links.
 */
export const staffLinks = pgTable(
  "staff_links",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").$type<"sign-in" | "invitation" | "set-up">().notNull(),
    /** Null for a set-up link. */
    staffId: uuid("staff_id").references(() => staff.id, { onDelete: "cascade" }),
    /** SHA-256 of the token of the browser that asked. Only a sign-in link is bound to one. */
    browserHash: text("browser_hash"),
    /** Where a sign-in link leads. */
    returnPath: text("return_path"),
    expiresAt: timestamptz("expires_at").notNull(),
    usedAt: timestamptz("used_at"),
  },
  (table) => [index("staff_links_staff").on(table.staffId)],
);

/** What a browser was asked to sign with a passkey. Each is deleted by its first use. */
export const staffChallenges = pgTable("staff_challenges", {
  challengeHash: text("challenge_hash").primaryKey(),
  browserHash: text("browser_hash").notNull(),
  /** Who adds a passkey. Null for a sign-in. */
  staffId: uuid("staff_id").references(() => staff.id, { onDelete: "cascade" }),
  expiresAt: timestamptz("expires_at").notNull(),
});

/** Keys with which another system works in somebody's name. */
export const staffKeys = pgTable(
  "staff_keys",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    staffId: ownedByStaff(),
    name: text("name").notNull(),
    /** SHA-256 of the key: it is shown once and kept nowhere. */
    tokenHash: text("token_hash").notNull(),
    scopes: text("scopes").array().$type<KeyScope[]>().notNull(),
    createdAt: timestamptz("created_at").notNull(),
    lastUsedAt: timestamptz("last_used_at"),
    revokedAt: timestamptz("revoked_at"),
  },
  (table) => [
    unique("staff_keys_token").on(table.tokenHash),
    index("staff_keys_staff").on(table.staffId),
  ],
);
