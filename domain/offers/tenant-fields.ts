import { contactFields, applicantMessages } from "../contacts/applicant.ts";
import { dateField, numberField } from "../shared/fields/number-fields.ts";
import { nameField, textField } from "../shared/fields/text-fields.ts";

/** Exact messages of the tenant form (renter specification, section 5). */
export const tenantMessages = {
  employer: "Please provide the name of the employer",
  job: "Please provide a job title",
  salary: "Please provide your salary",
  rentshare: "Please provide the share due by the tenant in percentage",
} as const;

export const maxTenants = 5;

const name = nameField(applicantMessages.name);

export const tenantNameFields = {
  firstname: name,
  lastname: name,
  dob: dateField("Enter the date of birth", "Enter a real date of birth"),
};

export const tenantContactFields = contactFields;

/** Step 3: salary in whole pounds a year, share in per cent of the rent. */
export const tenantOccupationFields = {
  employer: textField(
    { max: 100 },
    {
      missing: tenantMessages.employer,
      long: "Name of the employer must be 100 characters or fewer",
    },
  ),
  job: textField(
    { max: 100 },
    { missing: tenantMessages.job, long: "Job title must be 100 characters or fewer" },
  ),
  salary: numberField(
    { min: 0, max: 99_999_999 },
    { missing: tenantMessages.salary, invalid: "Enter the salary in whole pounds a year" },
  ),
  rentshare: numberField(
    { min: 0, max: 100, decimals: 2 },
    { missing: tenantMessages.rentshare, invalid: "Enter a share from 0% to 100%" },
  ),
};

export const tenantFields = {
  ...tenantNameFields,
  ...tenantContactFields,
  ...tenantOccupationFields,
};

export const tenantWireFields = {
  name: textField(
    { max: 201 },
    { missing: applicantMessages.name, long: "Name must be 200 characters or fewer" },
  ),
  dob: tenantNameFields.dob,
  ...tenantContactFields,
  ...tenantOccupationFields,
};
