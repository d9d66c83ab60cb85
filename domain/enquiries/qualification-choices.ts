/** Choices (renter specification, section 3). */
export const employmentStatuses = [
  "Employed full time",
  "Employed part time",
  "Self employed",
  "Temporary work",
  "Contract work",
  "Part-time work",
  "Zero hours",
  "Not yet started job",
  "Unemployed",
  "Housing Benefits",
  "Corporate let",
  "Student (self funded)",
  "Student (government funded)",
  "Student (PHD grant)",
  "Retired",
  "Company director",
  "Employed in family business",
] as const;

export const movingReasons = [
  "Downsizing",
  "Need more space",
  "Landlord selling",
  "Landlord moving back in",
  "Eviction",
  "Property unsafe",
  "Job change",
  "Moving to UK",
  "Moving in with partner",
  "Moving in with friends",
  "Moving to London for the first time",
  "Want to live in a new area",
  "Moving out of parents property",
] as const;

export const tenancyLengths = [
  "Less than 6 months",
  "6 months",
  "12 months",
  "18 months",
  "24 months",
  "24+ months",
] as const;

export const breakClauses = ["No", "Preferred", "Mandatory"] as const;

export const furnishingWishes = ["Furnished", "Unfurnished", "Flexible"] as const;

export const yesOrNo = ["yes", "no"] as const;
