import * as v from "valibot";
import { emailField, nameField, textField } from "../shared/fields/text-fields.ts";
import { roles } from "./roles.ts";

export const staffName = nameField("Enter a name");

export const staffEmail = emailField({
  missing: "Enter an email address",
  invalid: "Enter an email address in the correct format, like name@example.com",
});

export const staffRole = v.picklist(roles, "Select a role");

/** An office belongs to its first owner. */
export const ownerFields = v.object({
  name: v.optional(staffName, ""),
  email: v.optional(staffEmail, ""),
});

export const newStaffFields = v.object({ ...ownerFields.entries, role: staffRole });

/** The form of a changed address, and the one that it showed at first. */
export const emailEdit = v.object({
  email: v.optional(staffEmail, ""),
  wasEmail: v.optional(v.string(), ""),
});

export type NewStaff = v.InferOutput<typeof newStaffFields>;

export const passkeyName = textField(
  { max: 60 },
  {
    missing: "Enter a name, such as Office laptop",
    long: "Name must be 60 characters or fewer",
  },
);
