import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { expect } from "vitest";
import { simpleOfferFields } from "../../domain/offers/offer-fields.ts";
import { addDays, getLondonDate } from "../../domain/shared/dates.ts";
import { hashSecret } from "../../server/access-links/link-secret.ts";
import { landlordHomes, landlords } from "../../server/landlords/landlord-tables.ts";
import { contacts } from "../../server/contacts/contact-tables.ts";
import { offers, offerTenants } from "../../server/offers/offer-tables.ts";
import type { Database } from "../../server/platform/database/client.ts";
import { staff, staffSessions } from "../../server/staff/staff-tables.ts";
import { createToken } from "../../server/staff/tokens.ts";
import { addListedHomes } from "../../server/testing/listed-homes.ts";
import { createListing } from "../../server/testing/listing.ts";
import { fillDays, rentPcm, type Task } from "./tenancy-tasks.ts";

export interface HomeWithOffers {
  listingId: string;
  staffId: string;
  /** Of its offers, in order of arrival. */
  refs: string[];
}

/** A signed-in colleague, and homes with a landlord and two offers each that start today. */
export async function prepareTenancies(database: Database, count: number) {
  const { orm } = database;
  const at = new Date();
  const email = "saoirse@example.com";
  const [colleague] = await orm
    .insert(staff)
    .values({
      name: "Saoirse Olin",
      email,
      emailKey: email,
      role: "owner",
      invitedAt: at,
      joinedAt: at,
    })
    .returning();
  const staffId = colleague!.id;
  const token = createToken();
  await orm.insert(staffSessions).values({
    tokenHash: hashSecret(token),
    staffId,
    method: "link",
    browser: "Chrome",
    createdAt: at,
    lastSeenAt: at,
  });
  const homes: HomeWithOffers[] = [];
  const today = getLondonDate(at);
  for (let n = 1; n <= count; n++) {
    const listingId = `p${String(n).padStart(11, "0")}`;
    await addListedHomes(database, [createListing({ id: listingId, agentRef: `K${n}`, rentPcm })]);
    const checked = {
      sanctionsResult: "clear" as const,
      sanctionsCheckedOn: today,
      sanctionsCheckedBy: staffId,
    };
    const landlordId = await addPerson(orm, `landlord${n}`);
    const [landlord] = await orm
      .insert(landlords)
      .values({
        contactId: landlordId,
        address: "1 Owner Street, London N1 0ZZ",
        createdAt: at,
        ...checked,
        checkedAs: createCheck(`landlord${n}`),
      })
      .returning();
    await orm.insert(landlordHomes).values({ listingId, landlordId: landlord!.id, since: at });
    const ids = [
      await addOffer(orm, listingId, { name: `a${n}`, at }),
      await addOffer(orm, listingId, { name: `b${n}`, at }),
    ];
    homes.push({ listingId, staffId, refs: ids });
  }
  return { cookie: `__Host-office=${token}`, homes };
}

/** As their record says. */
function createCheck(firstname: string) {
  const named = { name: `${firstname} Test`, address: "1 Owner Street, London N1 0ZZ" };
  return { ...named, record: { ...named, isCompany: false }, version: 0 };
}

async function addPerson(orm: Database["orm"], name: string): Promise<string> {
  const email = `${name}@example.com`;
  const [row] = await orm
    .insert(contacts)
    .values({
      firstname: name,
      lastname: "Test",
      phone: "07700 900123",
      email,
      phoneKey: "447700900123",
      emailKey: email,
    })
    .returning();
  return row!.id;
}

async function addOffer(
  orm: Database["orm"],
  listingId: string,
  { name, at }: { name: string; at: Date },
): Promise<string> {
  const id = randomUUID();
  const contactId = await addPerson(orm, name);
  const typed = { rent: String(rentPcm), startdate: getLondonDate(at) };
  const details = v.parse(v.object(simpleOfferFields), typed);
  await orm.insert(offers).values({
    id,
    listingId,
    contactId,
    state: "submitted",
    content: { kind: "simple", details },
    advertisedRent: rentPcm,
    invitedAt: at,
    submittedAt: at,
    expiresAt: at,
  });
  await orm.insert(offerTenants).values({
    offerId: id,
    position: 1,
    name: `${name} Test`,
    dob: "1994-03-09",
    email: `${name}@example.com`,
    emailKey: `${name}@example.com`,
    phone: "07700 900123",
    employer: "Harrow Instruments",
    job: "Technician",
    salary: 91_000,
    rentShare: 10_000,
  });
  return id;
}

type Fields = Record<string, string>;

interface HomeToWorkOn {
  home: HomeWithOffers;
  tasks: readonly Task[];
}

/** Does the tasks of homes, one home after the other, by the forms of the office's pages. */
export function createTenancyWorker(cookie: string, homes: readonly HomeToWorkOn[]) {
  const tasks = homes.flatMap(({ home, tasks: ofHome }) => {
    const opened: OpenedHome = {
      ...home,
      tenancyPath: null,
      acceptedOn: getLondonDate(new Date()),
    };
    return ofHome.map((task) => ({ task, home: opened }));
  });
  let next = 0;
  let isRepeat = false;

  async function run(url: string): Promise<"done" | "cut"> {
    const { task, home } = tasks[next]!;
    try {
      const answer = await press(url, cookie, home, task);
      // What was recorded before the answer was cut off is refused the second time.
      if (answer.status !== 200 && !isRepeat)
        throw new Error(`${JSON.stringify(task)}: ${answer.problem}`);
      next++;
      isRepeat = false;
      return "done";
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      isRepeat = true;
      return "cut"; // The process is gone.
    }
  }

  return {
    total: tasks.length,
    count: () => next,
    isOver: () => next === tasks.length,
    async workUntilCut(url: string): Promise<void> {
      while (next < tasks.length && (await run(url)) === "done");
    },
    async finish(url: string): Promise<void> {
      while (next < tasks.length) expect(await run(url)).toBe("done");
    },
  };
}

/** A tenancy that has moved in or fell through can't be reached from the home's offers any more. */
interface OpenedHome extends HomeWithOffers {
  tenancyPath: string | null;
  acceptedOn: string;
}

async function press(
  url: string,
  cookie: string,
  home: OpenedHome,
  task: Task,
): Promise<{ status: number; problem: string }> {
  const headers = { Cookie: cookie, Origin: url };
  const { listingId, staffId, refs } = home;
  const read = async (at: string) => (await fetch(url + at, { headers })).text();
  const post = async (at: string, body: BodyInit) => {
    const init = { method: "POST", headers, body };
    const response = await fetch(url + at, init);
    const html = await response.text();
    const problem = /role="alert"[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? "";
    return { status: response.status, problem: problem.replaceAll(/<[^>]+>/g, "") };
  };
  if (task.path === "let") {
    home.tenancyPath ??= await findTenancy(read, listingId);
    const { tenancyPath } = home;
    const person = /name="personId" value="([\w-]{36})"/.exec(await read(tenancyPath))?.[1] ?? "";
    const days = fillDays(task.fields, home.acceptedOn);
    const fields = days["personId"] ? { ...days, personId: person } : days;
    return post(tenancyPath, task.hasPaper ? addPaper(fields) : new URLSearchParams(fields));
  }
  home.tenancyPath = null;
  home.acceptedOn = getLondonDate(new Date());
  const ref = refs[task.offer]!;
  const offersPath = `/office/offers/${listingId}`;
  const html = await read(`${offersPath}?accept=${ref}`);
  const value = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  const decision = { ref, decision: "accept", holding: "565", owner: staffId, note: "" };
  const body = { ...decision, stamp: value("stamp"), dueOn: addDays(home.acceptedOn, 3) };
  const preview = await fetch(url + offersPath + `?accept=${ref}`, {
    method: "POST",
    headers,
    body: new URLSearchParams({ ...body, change: "look decide" }),
  });
  const looked = /name="looked" value="([^"]*)"/.exec(await preview.text())?.[1] ?? "";
  return post(offersPath, new URLSearchParams({ ...body, change: "decide", looked }));
}

function addPaper(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob(["%PDF-1.7\n%%EOF\n"], { type: "application/pdf" }), "Paper.pdf");
  return form;
}

async function findTenancy(
  read: (at: string) => Promise<string>,
  listingId: string,
): Promise<string> {
  const html = await read(`/office/offers/${listingId}`);
  return /\/office\/tenancies\/[\w-]{36}/.exec(html)![0];
}
