import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { repeatableSteps } from "../../domain/tenancies/steps/complete-step.ts";
import { endSteps } from "../../domain/tenancies/tenancy.ts";
import { documentContents, documents } from "../../server/documents/document-tables.ts";
import { listings } from "../../server/listings/listing-tables.ts";
import { outbox } from "../../server/platform/mail/outbox-table.ts";
import { audit } from "../../server/platform/submissions/submission-tables.ts";
import { offers } from "../../server/offers/offer-tables.ts";
import {
  tenancyExtensions,
  tenancyPayments,
  tenancyReceipts,
} from "../../server/tenancies/money/payment-tables.ts";
import { tenancies, tenancySteps } from "../../server/tenancies/tenancy-tables.ts";
import { everyEngine } from "../../server/testing/database.ts";
import { stopProcess } from "../../server/testing/processes.ts";
import { createKillEnvironment } from "../kill-environment.ts";
import { listTasksOfFallenTenancies, listTasksToEnd } from "./tenancy-tasks.ts";
import { createTenancyWorker, type HomeWithOffers, prepareTenancies } from "./work-on-tenancies.ts";

const rounds = Number(process.env["KILL_ROUNDS"] ?? 3);
/** A home has some thirty steps, of which a round takes a few. */
const homesEach = Math.ceil(rounds / 5);
const homeCount = 2 * homesEach;
/** One more home of each browser, with two lets. */
const fallenHomes = 2;
const fallenTenancies = 2 * fallenHomes;

/**
 * Two browsers of a colleague let a home whose tenancies both fall through, take others from the offer to
 * the keys and the end of the tenancy, and press again what was cut off.
 */
describe.concurrent.each(everyEngine)(
  `kill -9 between offer and end, ${rounds} times, on the %s engine`,
  (engine) => {
    test(
      "nothing is half done: each tenancy has its steps, money, papers, mails and audit, once",
      async () => {
        const environment = await createKillEnvironment(engine);
        const first = await environment.open();
        const { cookie, homes } = await prepareTenancies(first, homeCount + fallenHomes);
        await first.close();
        const half = homesEach + 1;
        // The first begins with the tenancies that fall through, the second ends with them.
        const plans = [planWork(homes.slice(0, half)), planWork(homes.slice(half)).toReversed()];
        const workers = plans.map((plan) => createTenancyWorker(cookie, plan));
        // So many that the kills reach the end of the tenancies, and not all of them.
        const share = Math.floor(addUp(workers.map(({ total }) => total)) / (rounds + 1));
        for (let round = 0; round < rounds; round++) {
          const site = await environment.start();
          const before = workers.reduce((sum, { count }) => sum + count(), 0);
          const working = Promise.all(workers.map((worker) => worker.workUntilCut(site.url)));
          const done = () => workers.reduce((sum, { count }) => sum + count(), 0) - before;
          while (done() < share) {
            if (workers.every(({ isOver }) => isOver())) throw new Error("Nothing is left to cut");
            await Promise.race([pause(2), working.then(() => pause(2))]);
          }
          await pause(Math.random() * 60);
          await stopProcess(site.process, "SIGKILL");
          await working;
          process.stderr.write(`${engine}: killed after ${done()} steps\n`);
        }
        const site = await environment.start();
        for (const worker of workers) await worker.finish(site.url);
        await site.stop();

        const database = await environment.open();
        const { orm } = database;
        const lets = Map.groupBy(await orm.select().from(tenancies), ({ state }) => state);
        expect([...lets.keys()].toSorted()).toEqual(["fallen-through", "finished"]);
        const ended = lets.get("finished") ?? [];
        const fallen = lets.get("fallen-through") ?? [];
        expect(ended).toHaveLength(homeCount);
        expect(new Set(ended.map(({ listingId }) => listingId)).size).toBe(homeCount);
        expect(fallen).toHaveLength(fallenTenancies);
        expect(new Set(fallen.map(({ listingId }) => listingId)).size).toBe(fallenHomes);
        expect(await orm.$count(offers, eq(offers.state, "accepted"))).toBe(homeCount);
        expect(await orm.$count(offers, eq(offers.state, "withdrawn"))).toBe(fallenTenancies);
        expect(await orm.$count(listings, eq(listings.status, "let-agreed"))).toBe(homeCount);
        expect(await orm.$count(listings, eq(listings.status, "available"))).toBe(fallenHomes);
        const audited = Map.groupBy(await orm.select().from(audit), ({ action }) => action);
        const count = (action: string) => audited.get(action)?.length ?? 0;
        expect(count("tenancy.begun")).toBe(homeCount + fallenTenancies);
        expect(count("tenancy.fall-through")).toBe(fallenTenancies);
        expect(count("listing.available")).toBe(fallenTenancies);
        // Each step is done once; the statement and the checks again where their first answer was cut off.
        const toEnd = new Set(ended.map(({ id }) => id));
        const [steps, open] = partition(
          (await orm.select().from(tenancySteps)).filter(({ tenancyId }) => toEnd.has(tenancyId)),
          ({ doneOn }) => doneOn !== null,
        );
        // What the end leaves to do.
        expect(open.map(({ kind }) => kind).toSorted()).toEqual(
          endSteps.flatMap((kind) => Array.from({ length: homeCount }, () => kind)).toSorted(),
        );
        const [checks, others] = partition(steps, ({ kind }) => repeatableSteps.has(kind));
        const [checked, completed] = partition(
          audited.get("tenancy.complete-step") ?? [],
          ({ detail }) => [...repeatableSteps].some((kind) => kind === detail?.["kind"]),
        );
        expect(completed).toHaveLength(others.length + count("tenancy.reopen-step"));
        expect(checked.length - checks.length).toBeGreaterThanOrEqual(0);
        expect(checked.length - checks.length).toBeLessThanOrEqual(2 * rounds);
        const payments = await orm.select().from(tenancyPayments);
        const receipts = await orm.select().from(tenancyReceipts);
        expect(payments).toHaveLength(3 * homeCount + fallenTenancies);
        expect(addUp(receipts.map(({ pence }) => pence))).toBe(
          addUp(payments.map(({ askedPence }) => askedPence)),
        );
        expect(count("tenancy.receive-payment")).toBe(receipts.length);
        // Of each that began, the mistyped receipt was corrected once, and somebody made sure of it.
        const corrected = payments.flatMap(({ corrections }) => corrections ?? []);
        expect(corrected.map(({ was, became }) => [was.pence, became?.pence])).toEqual(
          Array.from({ length: homeCount }, () => [50_000, 56_500]),
        );
        expect(count("tenancy.correct-receipt")).toBe(homeCount);
        expect(ended.every(({ confirmedOn, endedOn }) => confirmedOn && endedOn)).toBe(true);
        expect(count("tenancy.confirm-tenancy")).toBeGreaterThanOrEqual(homeCount);
        expect(count("tenancy.confirm-tenancy")).toBeLessThanOrEqual(homeCount + 2 * rounds);
        expect(count("tenancy.finish")).toBe(homeCount);
        // Of each home whose tenancies fell through: what the first held is kept, and what the second held went back.
        const settled = Map.groupBy(payments, ({ settledHow }) => settledHow);
        expect(settled.get("kept")).toHaveLength(fallenHomes);
        expect(settled.get("repaid")).toHaveLength(fallenHomes);
        expect(count("tenancy.keep-holding-deposit")).toBe(fallenHomes);
        expect(count("tenancy.repay-payment")).toBe(fallenHomes);
        const extensions = await orm.select().from(tenancyExtensions);
        expect(extensions.length).toBe(count("tenancy.extend-deadline"));
        const mails = Map.groupBy(await orm.select().from(outbox), ({ kind }) => kind);
        expect(mails.get("offer-accept")).toHaveLength(homeCount + fallenTenancies);
        expect(mails.get("offer-backup")).toHaveLength(homeCount + fallenHomes);
        const told = ["tenancy.receive-payment", ...toldTenants].map(count);
        expect(mails.get("tenancy-news")).toHaveLength(addUp(told));
        // The holding deposit is asked for with the yes.
        expect(mails.get("tenancy-payment")).toHaveLength(count("tenancy.ask-payment"));
        const papers = await orm.select().from(documents);
        expect(count("document.added")).toBe(papers.length);
        expect(await orm.$count(documentContents)).toBe(papers.length);
        // The end gives each paper its day.
        expect(papers.filter(({ eraseOn }) => eraseOn === null)).toEqual([]);
        expect(mails.get("tenancy-paper")?.length).toBeGreaterThanOrEqual(2 * homeCount);
        await database.close();
        environment.removeData();
      },
      120_000 + 60_000 * rounds,
    );
  },
);

const toldTenants = [
  "tenancy.correct-receipt",
  "tenancy.extend-deadline",
  "tenancy.fall-through",
  "tenancy.keep-holding-deposit",
  "tenancy.repay-payment",
];

function planWork([fallen, ...others]: readonly HomeWithOffers[]) {
  return [
    { home: fallen!, tasks: listTasksOfFallenTenancies() },
    ...others.map((home) => ({ home, tasks: listTasksToEnd() })),
  ];
}

function partition<Item>(
  items: readonly Item[],
  isPart: (item: Item) => boolean,
): [Item[], Item[]] {
  return [items.filter((item) => isPart(item)), items.filter((item) => !isPart(item))];
}

function addUp(amounts: readonly number[]): number {
  return amounts.reduce((total, pence) => total + pence, 0);
}
