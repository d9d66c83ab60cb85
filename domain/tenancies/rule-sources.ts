export interface Rule {
  /** As the office reads it where a move is refused. */
  text: string;
  source: { title: string; url: string | null };
}

/** The law and the records behind the rules of a tenancy. */
export const tenantFees = "https://www.legislation.gov.uk/ukpga/2019/4";
export const immigration = "https://www.legislation.gov.uk/ukpga/2014/22";
export const housing1988 = "https://www.legislation.gov.uk/ukpga/1988/50";
export const housing2004 = "https://www.legislation.gov.uk/ukpga/2004/34";
export const holdingDepositCap = {
  title: "Tenant Fees Act 2019, schedule 1, paragraph 3",
  url: `${tenantFees}/schedule/1`,
};
export const depositCap = {
  title: "Tenant Fees Act 2019, schedule 1, paragraph 2",
  url: `${tenantFees}/schedule/1`,
};
export const schedule2 = (paragraphs = "") => ({
  title: `Tenant Fees Act 2019, schedule 2${paragraphs && `, ${paragraphs}`}`,
  url: `${tenantFees}/schedule/2`,
});
export const shareCodes = {
  title: "Home Office, view a tenant’s right to rent",
  url: "https://www.gov.uk/view-right-to-rent",
};
export const limitedChecks = {
  title:
    "Immigration Act 2014, section 24, and the Immigration (Residential Accommodation) (Prescribed Requirements and Codes of Practice) Order 2014, article 8",
  url: "https://www.legislation.gov.uk/uksi/2014/2874",
};
export const keptCopies = {
  title:
    "Immigration Act 2014, section 24, the Home Office’s code of practice under it, and UK GDPR, article 5(1)(e)",
  url: "https://www.gov.uk/government/publications/right-to-rent-landlords-code-of-practice",
};
export const reports = {
  title: "Immigration Act 2014, sections 24(6) and 26(6)",
  url: `${immigration}/section/24`,
};
export const highRent = {
  title: "Housing Act 1988, schedule 1, paragraph 2",
  url: `${housing1988}/schedule/1`,
};
export const beforeKeys = {
  title:
    "Immigration Act 2014, section 22; Gas Safety (Installation and Use) Regulations 1998, regulation 36; Electrical Safety Standards in the Private Rented Sector (England) Regulations 2020, regulation 3",
  url: `${immigration}/section/22`,
};
export const own = { title: "Our own rule, stricter than the law", url: null };
export const sanctions = {
  title: "Sanctions and Anti-Money Laundering Act 2018, section 3, and the regulations under it",
  url: "https://www.legislation.gov.uk/ukpga/2018/13/section/3",
};
export const record = { title: "Our own rule, to keep a record we can show", url: null };
