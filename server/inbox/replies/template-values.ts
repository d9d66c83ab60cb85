import { shortenName } from "../../../domain/contacts/full-name.ts";
import type { TemplateValues } from "../../../domain/conversations/reply-template.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import {
  formatViewingTimes,
  listViewingTimes,
} from "../../../domain/viewings/bookings/viewing-time-text.ts";
import type { FreeTime } from "../../../domain/viewings/requests/free-times.ts";
import { findBranchAgency } from "../../branches/home-agency.ts";
import type { AppContext } from "../../app-context.ts";
import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { findNextFreeTimes } from "../../viewings/requests/next-free-times.ts";

import { findViewingRequest } from "../requests/find-viewing-request.ts";

interface Known {
  /** Of the conversation. */
  id: string;
  name: string;
  branch: string | null;
  home: {
    id: string;
    name: string;
    displayAddress: string;
    rentPcm: number;
    isListed: boolean;
  } | null;
  /** Who writes. With their id, their own times come first. */
  by: Pick<SignedIn, "name"> & Partial<StaffActor>;
}

/** Three times at which the home can be viewed: near the one that was asked for, else the next. */
export async function findHomeTimes(
  { database, now, routes }: AppContext,
  { id, home, by: { staffId } }: Pick<Known, "id" | "home"> & { by: Partial<StaffActor> },
): Promise<FreeTime[]> {
  if (!home?.isListed) return [];
  const request = await findViewingRequest(database.orm, id, home.id);
  const wish = request?.wish ?? null;
  const wanted = { listingId: home.id, now: now(), wish, staffId, findRoutes: routes?.find };
  return findNextFreeTimes(database.orm, wanted, 3);
}

/**
 * What the fields of a text stand for in this conversation.
 * @param freeTimes of the home, if they have been read
 */
export async function findTemplateValues(
  app: AppContext,
  { id, name, branch, home, by }: Known,
  freeTimes?: readonly FreeTime[],
): Promise<TemplateValues> {
  const { database, config } = app;
  const agency = await findBranchAgency(database.orm, branch);
  const person = {
    "first name": shortenName(name),
    "full name": name,
    "my name": by.name,
    "office phone": agency.phone,
    agency: agency.name,
  };
  if (home === null) return person;
  const free = freeTimes ?? (await findHomeTimes(app, { id, home, by }));
  const times = free.map(({ startsAt, endsAt }) =>
    formatViewingTimes(listViewingTimes(startsAt, endsAt)),
  );
  return {
    ...person,
    home: home.name,
    address: home.displayAddress,
    rent: formatPounds(home.rentPcm),
    ...(config.publicUrl !== null &&
      home.isListed && { "home link": `${config.publicUrl}/property/${home.id}` }),
    ...(times.length > 0 && { "viewing times": times.join("\n") }),
  };
}
