import { randomUUID } from "node:crypto";
import type { RequestKind } from "../../domain/conversations/request-kinds.ts";
import type { Figure } from "../../domain/reports/figure.ts";
import { readSpan } from "../../domain/reports/figure-span.ts";
import { upsertContact } from "./upsert-contact.ts";
import { conversationMessages, conversations } from "../conversations/conversation-tables.ts";
import { findFigures, listFigureRows } from "../reports/find-figures.ts";
import { bookings } from "../viewings/bookings/booking-tables.ts";
import { appointments, negotiators } from "../viewings/diary/diary-tables.ts";
import type { Database } from "../platform/database/client.ts";
import type { TestEngine } from "./database.ts";
import { useTenancies } from "./use-tenancies.ts";
import { homes, priya } from "./offers.ts";

type Orm = () => Database["orm"];

/** An office, with what its figures are counted from. */
export function useFigures(engine: TestEngine) {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;
  const span = (weeks = "1", day = "2026-11-20") => readSpan({ weeks, day }, setup.clock.now);
  const find = async (...of: Parameters<typeof span>) =>
    findFigures(await setup.app(), span(...of));
  const rows = async (figure: Figure, ...of: Parameters<typeof span>) =>
    listFigureRows(await setup.app(), span(...of), figure, 100);
  return { setup, orm, span, find, rows, ask: createAsking(orm), show: createShowing(orm) };
}

function createAsking(orm: Orm) {
  return async function ask(
    askedAt: string,
    {
      answeredAt = null,
      kind = "enquiry",
      applicant = priya,
      listingId = homes.full,
      ...changes
    }: {
      answeredAt?: string | null;
      kind?: RequestKind;
      applicant?: typeof priya;
      listingId?: string | null;
      state?: "closed";
      mergedInto?: string;
    } = {},
  ): Promise<string> {
    return orm().transaction(async (tx) => {
      const contactId = await upsertContact(tx, applicant);
      const at = new Date(askedAt);
      const [row] = await tx
        .insert(conversations)
        .values({
          personKey: randomUUID(),
          contactId,
          name: `${applicant.firstname} ${applicant.lastname}`,
          listingId,
          kind,
          snippet: "",
          askedAt: at,
          waitingSince: answeredAt || changes.state ? null : at,
          firstAnsweredAt: answeredAt === null ? null : new Date(answeredAt),
          lastMessageAt: at,
          searchWords: "",
          ...changes,
        })
        .returning({ id: conversations.id });
      await tx.insert(conversationMessages).values({
        conversationId: row!.id,
        kind: kind === "mail" ? "mail" : "request",
        requestKind: kind === "mail" ? null : kind,
        recordId: kind === "mail" ? null : randomUUID(),
        body: "",
        at,
      });
      return row!.id;
    });
  };
}

/** Viewings that were booked, by their beginnings. */
export function createShowing(orm: Orm) {
  return async function show(
    startsAt: string,
    changes: Partial<typeof bookings.$inferInsert> = {},
    applicant = priya,
  ): Promise<string> {
    const id = randomUUID();
    const starts = new Date(startsAt);
    const times = { startsAt: starts, endsAt: new Date(starts.getTime() + 1_800_000) };
    await orm().transaction(async (tx) => {
      const contactId = await upsertContact(tx, applicant);
      const person = {
        name: "Imogen",
        email: `${randomUUID()}@example.com`,
        phone: "020 7946 0147",
      };
      const [negotiator] = await tx.insert(negotiators).values(person).returning();
      const [appointment] = await tx
        .insert(appointments)
        .values({
          kind: "viewing",
          negotiatorId: negotiator!.id,
          listingId: homes.full,
          place: "Here",
          ...times,
          createdBy: "command line",
          createdAt: starts,
          changedAt: starts,
        })
        .returning();
      const outcomeAt = changes.outcome ? starts : null;
      await tx.insert(bookings).values({
        id,
        appointmentId: appointment!.id,
        listingId: homes.full,
        contactId,
        ...times,
        state: "booked",
        placedAt: starts,
        outcomeAt,
        ...changes,
      });
    });
    return id;
  };
}
