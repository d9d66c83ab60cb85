export const rightToRentResults = ["permanent", "limited", "none"] as const;
export const rightToRentMethods = [
  "original-document",
  "identity-service",
  "share-code",
  // A positive notice, or no answer within two working days (the order of 2014, articles 4 and 6).
  "checking-service",
] as const;

export const rightToRentMethodNames: Record<(typeof rightToRentMethods)[number], string> = {
  "original-document": "original document",
  "identity-service": "identity service",
  "share-code": "share code",
  "checking-service": "Landlord Checking Service",
};

/** Where one of them is chosen. */
export const rightToRentMethodLabels: typeof rightToRentMethodNames = {
  "original-document": "Original document, in person",
  "identity-service": "Certified identity service",
  "share-code": "Share code, on the Home Office page",
  "checking-service": "Home Office, Landlord Checking Service",
};

export const rightToRentResultLabels: Record<(typeof rightToRentResults)[number], string> = {
  permanent: "Unlimited right",
  limited: "Time-limited right",
  none: "No right",
};

/** The result of a check (Immigration Act 2014, section 22), as the Home Office names them. */
export interface RightToRent {
  result: (typeof rightToRentResults)[number];
  method: (typeof rightToRentMethods)[number];
  /** End of the leave. Null for a permanent right and for none. */
  permissionUntil: string | null;
}
