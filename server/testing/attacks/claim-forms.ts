import { beatrix } from "../use-tenancies.ts";
import { homes } from "../offers.ts";
import { contact as answers, schedule, status, wishes } from "../view-request.ts";

export const mallory = { ...beatrix, firstname: "Mallory", lastname: "Vane" };
const landlordRequest = { freetext: "14 Calvert Terrace", applicant: mallory };
export const enquiry = {
  listingid: homes.full,
  applicant: mallory,
  extra: { freetext: "Is it quiet?" },
};
const request = (applicant: object) => {
  return {
    listingid: homes.full,
    applicant: { ...answers, ...applicant, ...status, ...wishes, ...schedule },
  };
};

export const forms: [call: string, body: object][] = [
  ["addrenter", { listingid: homes.full, applicant: mallory }],
  ["submitenquiry", enquiry],
  ["viewrequest", request(mallory)],
  ["valrequest", landlordRequest],
  ["switchrequest", landlordRequest],
  ["demorequest", landlordRequest],
  ["contactus", { contact: mallory, body: "Hello" }],
  [
    "referral",
    {
      name: "Mallory Vane",
      email: beatrix.email,
      landlordName: "Mallory Vane",
      landlordEmail: "b@example.com",
      landlordPhone: beatrix.phone,
    },
  ],
  ["alert", { email: beatrix.email, search: "area=shoreditch", frequency: "daily" }],
];
/** Other notations of a landlord's address and number, which are the same contact. */
export const notations = [
  { email: "BEATRIX@example.com", phone: "+44 (0)7700 900321" },
  { email: "beatrix@EXAMPLE.com", phone: "+44 7700 900 321" },
];
