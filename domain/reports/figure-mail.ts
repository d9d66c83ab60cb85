import type { Role } from "../staff/roles.ts";

/** Who answers for the office, and so gets the figures of the week unless they want none. */
export function getsFiguresMail(role: Role): boolean {
  return figureMailRoles.includes(role);
}

export const figureMailRoles: readonly Role[] = ["owner", "manager"];
