/** What the figures count, each with the rows that it opens, in the order of the journey. */
export const figures = {
  answered: {
    name: "First responses",
    means:
      "Enquiries received in these weeks that someone has answered. The wait runs from the enquiry to the first reply by a person, in office hours. Automatic replies don’t count, and neither do calls that were dealt with at the time.",
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
      "People who enquired about a property for the first time. Each person counts once for each property.",
    value: null,
  },
  "asked-booked": {
    name: "Enquired and booked",
    means:
      "People who enquired in these weeks and have a viewing of that property, on any day, that wasn’t cancelled.",
    value: null,
  },
  booked: {
    name: "Viewing booked",
    means:
      "People with a viewing in these weeks that wasn’t cancelled, counted once for each property.",
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
  offered: { name: "Offered", means: "Offers sent in these weeks.", value: null },
  accepted: { name: "Accepted", means: "Offers accepted in these weeks.", value: null },
  lets: {
    name: "Moved in",
    means:
      "Tenancies whose keys were handed over. The days are from going live to the accepted offer.",
    value: "Days to let",
  },
  voids: {
    name: "Void period",
    means: "For properties that we’d let before, the days without a tenancy.",
    value: "Void days",
  },
  declined: {
    name: "Declined or withdrawn",
    means: "Offers declined or withdrawn in these weeks.",
    value: null,
  },
  reduced: {
    name: "Rent reductions",
    means: "Properties whose advertised rent went down while they were available.",
    value: "Reduction (£)",
  },
} as const;

export type Figure = keyof typeof figures;

export const metricNames = Object.keys(figures).filter((name): name is Figure => name in figures);

/** The steps from asking to keys, in their order. */
export const funnelSteps = ["asked", "booked", "came", "offered", "accepted", "lets"] as const;
