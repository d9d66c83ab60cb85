import * as v from "valibot";
import { asTyped, hidden, tick } from "../shared/fields/fields.ts";
import { declareForms } from "./office-forms.ts";
import { roleNames, roles } from "./roles.ts";

const managing = { permission: "manage-team", isFresh: true } as const;

const name = asTyped("Name");
const role = {
  input: "select",
  options: roles.map((value) => ({ value, label: roleNames[value] })),
} as const;
/** As the form showed it at first. */
const was = hidden(v.string());

/** What the page of the team does. Read as what the command line is given. */
export const teamForms = declareForms({
  invite: {
    ...managing,
    fields: {
      name,
      email: asTyped("Work email", { input: "email" }),
      role: asTyped("Role", { ...role, none: "Select a role" }),
    },
  },
});

/** What the page of a colleague does. */
export const colleagueForms = declareForms({
  edit: { ...managing, fields: { wasName: was, wasRole: was, name, role: asTyped("Role", role) } },
  email: {
    ...managing,
    fields: {
      wasEmail: was,
      email: asTyped("Work email", {
        input: "email",
        hint: "We’ll email both addresses. They’ll need to sign in again.",
      }),
    },
  },
  branch: {
    ...managing,
    fields: {
      branch: asTyped("Works in", { input: "select", none: "No branch" }),
      isLimited: tick("Can only see and change this branch’s records"),
    },
  },
  leave: {
    ...managing,
    fields: {
      /** The page says how many appointments it is about. */
      successor: asTyped("Who takes over?", {
        input: "select",
        hint: "We’ll tell the renters by email.",
        none: "Select a negotiator",
      }),
    },
  },
  "invite-again": { ...managing, fields: {} },
});
