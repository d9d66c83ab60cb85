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
  "see-team": "View the team",
  "see-history": "View a record’s history",
  "see-requests": "View the inbox",
  "answer-requests": "Reply to, assign and close conversations",
  "see-staff-history": "View a colleague’s history",
  "see-whole-history": "View the full activity log",
  "see-people": "View contacts and their enquiries, viewings and offers",
  "edit-people": "Merge contacts, correct names and phone numbers, and record marketing choices",
  "export-person": "Export a person’s data",
  "ask-erasure": "Request the erasure of a person’s data",
  "confirm-erasure": "Confirm an erasure that a colleague requested",
  "see-listings": "View properties, including drafts",
  "edit-listings": "Edit properties and their certificates",
  "publish-listings": "Publish properties and change their status",
  "override-warnings": "Override publishing warnings",
  "see-feeds": "View feeds and portals",
  "manage-feeds": "Check, import and discard feed files, and pause and resume feeds",
  "take-shrunk-feed": "Approve imports and exports that remove many properties",
  "make-keys": "Create API keys",
  "add-ways-in": "Add their own passkey and calendar address",
  "see-offers": "Compare a property’s offers",
  "decide-offers": "Ask the landlord about offers, and accept, decline or keep them as backups",
  "see-lets": "View tenancies and landlords",
  "edit-lets": "Record tenancy steps and payments, and create, add and check documents",
  "see-documents": "Open private documents, such as passports (each opening is recorded)",
  "see-outbox": "View the outbox",
  "see-diary": "View the diary, working hours and key locations",
  "edit-diary":
    "Book, move and cancel appointments, check keys out and set how a property is viewed",
  "manage-availability": "Set colleagues’ working hours and time off",
  "manage-outbox": "Stop and resend emails, and correct addresses",
  "see-figures": "View reports",
  "export-figures": "Export reports",
  "see-settings": "View office hours, response target and templates",
  "manage-settings": "Change office hours, response target and templates",
  "manage-branches": "Add, change and close branches, and assign colleagues to them",
  "manage-team": "Invite colleagues, change roles and end access",
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
