interface Terms {
  signedOn: string | null;
  cancelledOn: string | null;
}

/** The last that were signed and not cancelled. @param terms of one landlord, oldest first */
export function findTermsInForce<Of extends Terms>(terms: readonly Of[]): Of | null {
  const inForce = terms.findLast(
    ({ signedOn, cancelledOn }) => signedOn !== null && cancelledOn === null,
  );
  return inForce ?? null;
}

/** Those that were sent last, if nobody has signed them. @param terms of one landlord, oldest first */
export function findTermsToSign<Of extends Terms>(terms: readonly Of[]): Of | null {
  const last = terms.at(-1);
  return last && isUnsigned(last) ? last : null;
}

/** Newer terms replace those that nobody signed: they can't be signed any more. */
export function isReplaced<Of extends Terms>(terms: readonly Of[], one: Of): boolean {
  return isUnsigned(one) && findTermsToSign(terms) !== one;
}

function isUnsigned({ signedOn, cancelledOn }: Terms): boolean {
  return signedOn === null && cancelledOn === null;
}
