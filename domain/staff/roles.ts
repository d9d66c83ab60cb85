/** Everybody has one. They are fixed: what a role may do is read off `rolePermissions`. */
export const roles = ["owner", "manager", "negotiator", "administrator", "reader"] as const;

export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = {
  owner: "Admin",
  manager: "Manager",
  negotiator: "Negotiator",
  administrator: "Lettings administrator",
  reader: "Read-only",
};

/** What it allows, as the table of roles says it. */
export const permissions = {
  "see-team": "See who works here",
  "see-history": "Read the history of a record",
  "see-requests": "Read the inbox",
  "answer-requests": "Answer, assign and close requests",
  "see-staff-history": "Read the history of a colleague",
  "see-whole-history": "View the full activity log",
  "see-people": "See people and what they asked, viewed and offered",
  "edit-people":
    "Join records of one person, correct their name or phone, record their marketing choice",
  "export-person": "Export a person’s data",
  "ask-erasure": "Ask to erase a person’s data",
  "confirm-erasure": "Erase a person’s data that a colleague asked to erase",
  "see-listings": "See homes, drafts too",
  "edit-listings": "Edit homes and their certificates",
  "publish-listings": "Publish homes, change their state",
  "override-warnings": "Override publishing warnings",
  "see-feeds": "See what comes from and goes to other systems",
  "manage-feeds": "Check, take and drop files of feeds, pause and resume feeds",
  "take-shrunk-feed": "Approve imports and exports that remove many properties",
  "make-keys": "Create API keys",
  "add-ways-in": "Add a passkey and a calendar address of one’s own",
  "see-offers": "Compare the offers of a home",
  "decide-offers": "Ask the landlord, accept, decline and keep offers",
  "see-lets": "View tenancies and landlords",
  "edit-lets": "Record steps and money of lets, make, add and check their papers",
  "see-documents": "Open private papers, such as passports: each time is recorded",
  "see-outbox": "View the outbox",
  "see-diary": "See the diary, who works when, and where keys are",
  "edit-diary": "Book, move and cancel, give out keys, say how a home is shown",
  "manage-availability": "Set the hours and the time off of others",
  "manage-outbox": "Stop and resend emails, correct an address",
  "see-figures": "See the figures",
  "export-figures": "Take the figures as files",
  "see-settings": "See office hours, promise and texts",
  "manage-settings": "Change office hours, promise and texts",
  "manage-branches": "Add, change and close branches, say who belongs to which",
  "manage-team": "Invite, change roles, end a colleague’s access",
} as const;

export type Permission = keyof typeof permissions;

export const permissionNames = Object.keys(permissions).filter(
  (name): name is Permission => name in permissions,
);

const everyone: readonly Permission[] = [
  "see-team",
  "see-history",
  "see-requests",
  "see-people",
  "see-diary",
  "see-listings",
  "see-feeds",
  "see-offers",
  "see-lets",
  "see-outbox",
  "see-figures",
  "export-figures",
  "add-ways-in",
  "see-settings",
];

/** Of those who work with renters and landlords. */
const deskWork: readonly Permission[] = [
  ...everyone,
  "answer-requests",
  "edit-people",
  "edit-listings",
  "publish-listings",
  "decide-offers",
  "edit-lets",
  "see-documents",
  "export-person",
  "ask-erasure",
  "edit-diary",
  "manage-outbox",
  "manage-feeds",
  "make-keys",
];

const rolePermissions: Record<Role, readonly Permission[]> = {
  owner: [
    ...deskWork,
    "confirm-erasure",
    "manage-availability",
    "manage-settings",
    "see-staff-history",
    "see-whole-history",
    "override-warnings",
    "take-shrunk-feed",
    "manage-branches",
    "manage-team",
  ],
  manager: [
    ...deskWork,
    "confirm-erasure",
    "manage-availability",
    "manage-settings",
    "see-staff-history",
  ],
  negotiator: deskWork,
  administrator: [...deskWork, "confirm-erasure"],
  reader: everyone,
};

export function isAllowed(role: Role, permission: Permission): boolean {
  return rolePermissions[role].includes(permission);
}

/** Of the whole agency, whose people, mails, feeds and settings are no branch's. */
const agencyPermissions: ReadonlySet<Permission> = new Set<Permission>([
  "see-people",
  "edit-people",
  "export-person",
  "ask-erasure",
  "confirm-erasure",
  "see-staff-history",
  "see-whole-history",
  "see-feeds",
  "manage-feeds",
  "take-shrunk-feed",
  "make-keys",
  "see-outbox",
  "manage-outbox",
  "manage-settings",
  "manage-branches",
  "manage-team",
]);

/**
 * What outlives a visit to the demo, lets somebody else in, or carries data away. Anybody who tries the
 * demo is one of its people, so that none of them may, whatever their role.
 */
const notForDemo: ReadonlySet<Permission> = new Set<Permission>([
  "manage-team",
  "make-keys",
  "add-ways-in",
  "export-person",
  "export-figures",
  "ask-erasure",
  "confirm-erasure",
]);

/** Somebody by their role, and whether they are limited to what is their branch's. */
export interface Allowed {
  role: Role;
  branchView?: { isLimited: boolean } | undefined;
  /** One of the demo's people. */
  isDemo?: boolean | undefined;
}

/**
 * What a person may do: who is limited to a branch does nothing that is the whole agency's, and the
 * demo's people nothing that goes on without them.
 */
export function hasPermission({ isDemo, ...person }: Allowed, permission: Permission): boolean {
  return isDemo && notForDemo.has(permission) ? false : mayDoOutsideDemo(person, permission);
}

/** True for what their role allows, and being one of the demo's people does not. */
export function isRefusedToDemo({ isDemo, ...person }: Allowed, permission: Permission): boolean {
  return isDemo === true && notForDemo.has(permission) && mayDoOutsideDemo(person, permission);
}

function mayDoOutsideDemo({ role, branchView }: Allowed, permission: Permission): boolean {
  if (branchView?.isLimited && agencyPermissions.has(permission)) return false;
  return isAllowed(role, permission);
}
