/** Everybody has one. They are fixed: what a role may do is read off `rolePermissions`. */
export const roles = ["owner", "manager", "negotiator", "administrator", "reader"] as const;

export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = {
  owner: "Owner",
  manager: "Manager",
  negotiator: "Negotiator",
  administrator: "Lettings administrator",
  reader: "Reader",
};

/** What it allows, as the table of roles says it. */
export const permissions = {
  "see-team": "See who works here",
  "see-history": "Read the history of a record",
  "see-requests": "Read the inbox",
  "answer-requests": "Answer, assign and close requests",
  "see-staff-history": "Read the history of a colleague",
  "see-whole-history": "Read the history of everything",
  "manage-team": "Invite, change roles, end a colleague’s access",
} as const;

export type Permission = keyof typeof permissions;

const everyone: readonly Permission[] = ["see-team", "see-history", "see-requests"];
const staffed: readonly Permission[] = [...everyone, "answer-requests"];

const rolePermissions: Record<Role, readonly Permission[]> = {
  owner: [...staffed, "see-staff-history", "see-whole-history", "manage-team"],
  manager: [...staffed, "see-staff-history"],
  negotiator: staffed,
  administrator: staffed,
  reader: everyone,
};

export function isAllowed(role: Role, permission: Permission): boolean {
  return rolePermissions[role].includes(permission);
}
