/** What the figures count, each with the rows that it opens, in the order of the journey. */
export const figures = {
  answered: {
    name: "First answers",
    means:
      "Enquiries received in these weeks that a person has answered. The wait runs from the enquiry to the first reply by a person, in office hours. Automatic replies don’t count, and neither do calls that were dealt with at the time.",
    value: "Minutes",
  },
  "in-time": {
    name: "Answered in time",
    means: "Of these, those with a first response within our target.",
    value: "Minutes",
  },
  late: {
    name: "Late or missing replies",
    means: "Requests in these weeks whose first response came after our target, or is overdue.",
    value: "Minutes",
  },
  asked: {
    name: "Enquired",
    means:
      "People who asked about a home for the first time. Each person counts once for each home.",
    value: null,
  },
  "asked-booked": {
    name: "Enquired and booked",
    means:
      "Of the people who asked in these weeks, those with a viewing of that home that was not cancelled, on whatever day it is.",
    value: null,
  },
  booked: {
    name: "Viewing booked",
    means:
      "People with a viewing on a day of these weeks that was not cancelled, once for each home.",
    value: null,
  },
  came: { name: "Attended", means: "Of these, those marked as attended in My day.", value: null },
  "no-shows": {
    name: "No-shows",
    means: "Of those booked, those who attended none of their viewings of the property.",
    value: null,
  },
  unrecorded: {
    name: "Not recorded",
    means:
      "Of those booked, those whose viewing is over and not marked in My day as attended or missed. Other pages count them as viewed.",
    value: null,
  },
  offered: { name: "Offered", means: "Offers that were sent in these weeks.", value: null },
  accepted: { name: "Accepted", means: "Offers that were accepted in these weeks.", value: null },
  lets: {
    name: "Moved in",
    means:
      "Tenancies whose keys were handed over. The days are from going live to the accepted offer.",
    value: "Days to let",
  },
  voids: {
    name: "Void period",
    means: "Of these tenancies, those of a home that we had let before: days without a tenancy.",
    value: "Void days",
  },
  declined: {
    name: "Declined or withdrawn",
    means: "Offers declined or withdrawn in these weeks.",
    value: null,
  },
  reduced: {
    name: "Rent reductions",
    means: "Homes whose advertised rent went down while they were available.",
    value: "Pounds less",
  },
} as const;

export type Figure = keyof typeof figures;

export const metricNames = Object.keys(figures).filter((name): name is Figure => name in figures);

/** The steps from asking to keys, in their order. */
export const funnelSteps = ["asked", "booked", "came", "offered", "accepted", "lets"] as const;
