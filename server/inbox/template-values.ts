import type { TemplateValues } from "../../domain/conversations/reply-template.ts";
import { formatPounds } from "../../domain/shared/money.ts";
import { formatViewingTimes, listViewingTimes } from "../../domain/viewings/booking-time.ts";
import { findHomeAgency } from "../branches/home-agency.ts";
import type { AppContext } from "../app-context.ts";
import { findNextFreeTimes } from "../viewings/next-free-times.ts";
import type { MayPlanRoutes } from "../viewings/route-planner.ts";

interface Known {
  name: string;
  home: {
    id: string;
    name: string;
    displayAddress: string;
    rentPcm: number;
    isListed: boolean;
  } | null;
  staffName: string;
}

/** What the fields of a text stand for in this conversation. */
export async function findTemplateValues(
  {
    database,
    config,
    now,
    routes,
  }: Pick<AppContext, "database" | "config" | "now"> & MayPlanRoutes,
  { name, home, staffName }: Known,
): Promise<TemplateValues> {
  const agency = await findHomeAgency(database.orm, home?.id ?? null);
  const person = {
    "first name": name.split(/\s+/)[0] ?? name,
    "full name": name,
    "my name": staffName,
    "office phone": agency.phone,
    agency: agency.name,
  };
  if (home === null) return person;
  const free = home.isListed
    ? await findNextFreeTimes(
        database.orm,
        { listingId: home.id, now: now(), findRoutes: routes?.find },
        3,
      )
    : [];
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
