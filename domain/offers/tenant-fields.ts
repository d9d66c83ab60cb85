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
  dob: dateField("Please provide the date of birth", "Please give a date of birth that exists"),
};

export const tenantContactFields = contactFields;

/** Step 3: salary in whole pounds a year, share in per cent of the rent. */
export const tenantOccupationFields = {
  employer: textField(
    { max: 100 },
    {
      missing: tenantMessages.employer,
      long: "Please keep the name of the employer under 100 characters",
    },
  ),
  job: textField(
    { max: 100 },
    { missing: tenantMessages.job, long: "Please keep the job title under 100 characters" },
  ),
  salary: numberField(
    { min: 0, max: 99_999_999 },
    { missing: tenantMessages.salary, invalid: "Please give the salary in whole pounds a year" },
  ),
  rentshare: numberField(
    { min: 0, max: 100, decimals: 2 },
    { missing: tenantMessages.rentshare, invalid: "Please give a share from 0 to 100 percent" },
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
    { missing: applicantMessages.name, long: "Please keep the name under 200 characters" },
  ),
  dob: tenantNameFields.dob,
  ...tenantContactFields,
  ...tenantOccupationFields,
};
