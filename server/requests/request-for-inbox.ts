import { and, inArray, isNull } from "drizzle-orm";
import { buildToRentSource } from "../../domain/requests/request-sources.ts";
import type { RequestPayload, SiteRequest } from "../../domain/requests/requests.ts";
import { formatCount } from "../../domain/shared/formats/count.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { KnownPerson } from "../../domain/contacts/applicant.ts";
import type { NewRequest } from "../conversations/record-request.ts";
import { type Person, toPerson } from "../conversations/open-conversation.ts";
import type { Queryable } from "../platform/database/client.ts";
import { requests } from "./request-tables.ts";

interface StoredRequest {
  id: string;
  kind: SiteRequest["kind"];
  payload: RequestPayload;
  contact: (KnownPerson & { id: string }) | null;
  at: Date;
}

/** How the inbox shows a request to the agency itself. */
export function toInboxRequest({ id, kind, payload, contact, at }: StoredRequest): NewRequest {
  const isBuildToRent = "source" in payload && payload.source === buildToRentSource;
  return {
    kind: isBuildToRent ? "build-to-rent" : kind,
    recordId: id,
    person: contact === null ? readPerson(payload) : toPerson(contact.id, contact),
    listingId: null,
    text: readText(payload),
    at,
  };
}

/** A message without an e-mail address, and a referrer, who leaves no number. */
function readPerson(payload: RequestPayload): Person {
  if ("contact" in payload) {
    const { firstname, lastname, email, phone } = payload.contact;
    return { contactId: null, name: `${firstname} ${lastname}`.trim(), email, phone };
  }
  if ("landlordName" in payload) {
    return { contactId: null, name: payload.name, email: payload.email, phone: null };
  }
  throw new Error("A landlord's request came without a contact.");
}

/** Of requests without a contact, by their ids. */
export async function listTypedNames(
  db: Queryable,
  ids: readonly string[],
): Promise<[id: string, name: string][]> {
  const rows = await db
    .select({ id: requests.id, payload: requests.payload })
    .from(requests)
    .where(and(inArray(requests.id, ids.filter(isUuid)), isNull(requests.contactId)));
  return rows.map(({ id, payload }) => [id, readPerson(payload).name]);
}

function readText(payload: RequestPayload): string {
  if ("body" in payload) return payload.body;
  if ("landlordName" in payload) {
    const { landlordName, landlordEmail, landlordPhone } = payload;
    return `Referred ${landlordName}, ${landlordPhone}, ${landlordEmail}.`;
  }
  const { freetext, homes } = payload;
  return [homes === null ? "" : `${formatCount(homes, "home")}.`, freetext ?? ""].join(" ").trim();
}
