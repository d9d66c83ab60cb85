/** What the form to ask for a viewing sends of somebody. */
export const contact = {
  firstname: "Priya",
  lastname: "Raman",
  phone: "07700 900123",
  email: "priya@example.com",
};
export const status = {
  employmentStatus: "Employed full time",
  employer: "Quill and Sons",
  jobTitle: "Bookbinder",
  numOfTenants: 2,
  numOfChildren: 1,
  numOfHouseholds: 1,
  totalIncome: 78_000,
};
export const wishes = {
  maxRent: 2500,
  bedrooms: 2,
  startDate: "2027-01-04",
  duration: "12 months",
  breakClause: "Preferred",
  furnishing: "Furnished",
  parking: "no",
  pets: "yes",
  adverseCredit: "no",
  rightToRent: "yes",
  currentlyRenting: "yes",
  movingReason: "Need more space",
  currentAddress: "22 Fenn Street, London E9",
  vacatingDate: "2027-01-03",
};
export const schedule = {
  scheduleViewingDate: "2026-11-24",
  scheduleViewingTime: "18:00 - 18:30",
};
