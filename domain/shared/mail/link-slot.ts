/** What a link opens: one record each, for one person. */
export const linkPurposes = [
  "renter-page",
  "landlord-page",
  "own-data",
  "joined-contact",
  "enquiry",
  "booking",
  "offered-times",
  "offer",
  "alert-confirm",
  "alert-stop",
  "campaign",
  "preview",
  "calendar",
  "staff-sign-in",
  "staff-invitation",
  "staff-set-up",
] as const;

export type LinkPurpose = (typeof linkPurposes)[number];

export interface LinkSlot {
  purpose: LinkPurpose;
  recordId: string;
}

/**
 * Stands in the address of a mail that waits, where its secret will be once it is sent. It names the
 * record and opens nothing.
 */
export function createLinkSlot(purpose: LinkPurpose, recordId: string): string {
  return `~${purpose}.${recordId}~`;
}

const slot = new RegExp(String.raw`~(${linkPurposes.join("|")})\.([\w-]{1,64})~`, "g");

/** Each slot once, in order of appearance. */
export function listLinkSlots(text: string): LinkSlot[] {
  const found = new Map<string, LinkSlot>();
  for (const [whole, purpose, recordId] of text.matchAll(slot)) {
    if (isLinkPurpose(purpose) && recordId !== undefined) found.set(whole, { purpose, recordId });
  }
  return [...found.values()];
}

/** @param getSecret null leaves the slot as it is */
export function fillLinkSlots(
  text: string,
  getSecret: (wanted: LinkSlot) => string | null,
): string {
  return text.replaceAll(slot, (whole: string, purpose: string, recordId: string) =>
    isLinkPurpose(purpose) ? (getSecret({ purpose, recordId }) ?? whole) : whole,
  );
}

/** Stands where others than its reader see a mail with a link. */
export const hiddenLink = "(link to their page)";

/** The same of a home that is not public yet: it is nobody's page. */
export const hiddenPreview = "(link to the preview)";

/** What stands in the place of a link. */
export function nameHiddenLink(purpose: string | undefined): string {
  return purpose === "preview" ? hiddenPreview : hiddenLink;
}

const address = new RegExp(
  String.raw`https?://[^\s"'<>\[\]()]*${slot.source}[^\s"'<>\[\]()]*`,
  "g",
);

/** A text as others than its recipient read it: no address with a slot stays. */
export function hideLinkSlots(text: string): string {
  const name = (_whole: string, purpose: string) => nameHiddenLink(purpose);
  return text.replaceAll(address, name).replaceAll(slot, name);
}

function isLinkPurpose(text: string | undefined): text is LinkPurpose {
  return linkPurposes.some((purpose) => purpose === text);
}
