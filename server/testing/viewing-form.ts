import { contact, schedule, status, wishes } from "./view-request.ts";

/** The same renter as they stand in the fields of the form, with nothing where nothing need be said. */
export const formTexts = {
  ...contact,
  ...status,
  employer: "",
  jobTitle: "Surveyor",
  numOfTenants: "2",
  numOfChildren: "0",
  numOfHouseholds: "1",
  totalIncome: "78,000",
  ...wishes,
  maxRent: "£2,500",
  bedrooms: "2",
  movingReason: "",
  vacatingDate: "",
  ...schedule,
  scheduleViewingDate: "2026-12-03",
  viewingOption: "Live video tour",
};
