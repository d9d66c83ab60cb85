import * as v from "valibot";
import { applicantFields } from "../../../domain/contacts/applicant.ts";
import { splitName } from "../../../domain/contacts/full-name.ts";
import { formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import { listNewestOffers } from "../../offers/offers.ts";
import { createAccessLink } from "../../access-links/access-links.ts";
import type { AppContext } from "../../app-context.ts";
import { decideOffer } from "./decide-offer.ts";
import { inviteToOffer } from "../../offers/invite-to-offer.ts";
import { getSiteOrigin } from "../../platform/http/site-origin.ts";
import { type DeskCommand, readArguments } from "../../command.ts";

type Write = (line: string) => void;

/** The office invites from a viewing and decides what was sent; these do the rest. */
export const offerCommands = {
  invite: {
    usage: "--listing ID --name NAME --email EMAIL --phone PHONE",
    summary: "email someone a link to make an offer",
    run: invite,
  },
  list: { usage: "", summary: "list recent offers and their status", run: list },
  withdraw: {
    usage: "ID",
    summary: "withdraw an offer on the renter’s behalf, submitted or not",
    run: withdraw,
  },
} satisfies Record<string, DeskCommand>;

const invited = v.object({ listing: v.pipe(v.string(), v.nonEmpty()), ...applicantFields });

async function invite(app: AppContext, args: string[], write: Write): Promise<number> {
  const text = { type: "string" } as const;
  const asked = readArguments(args, null, { listing: text, name: text, email: text, phone: text });
  if (!asked.ok) return reportUsageError(asked.problem, write);
  const { listing, name = "", email, phone } = asked.values;
  const read = v.safeParse(invited, {
    listing,
    ...splitName(name),
    email,
    phone,
  });
  if (!read.success)
    return reportUsageError(read.issues.map(({ message }) => message).join(". "), write);
  const siteUrl = getSiteOrigin(app.config);
  if (siteUrl === null) {
    write("The link needs the site’s address. Set PUBLIC_URL.");
    return 1;
  }
  const { listing: listingId, ...applicant } = read.output;
  const outcome = await inviteToOffer(app, { listingId, applicant, siteUrl });
  if (!outcome.ok) {
    write(outcome.refusal.detail);
    return 1;
  }
  const { id: recordId, contactId, expiresAt } = outcome.answer;
  // One to hand over at once, beside that of the mail.
  const link = { purpose: "offer", recordId, contactId, at: app.now() } as const;
  const { secret } = await createAccessLink(app.database.orm, link);
  write(
    `Invitation valid until ${formatNumericDate(getLondonDate(expiresAt))}: ${siteUrl}/offer/${secret}`,
  );
  return 0;
}

const mostListed = 50;

async function list({ database }: AppContext, args: string[], write: Write): Promise<number> {
  const asked = readArguments(args, null, {});
  if (!asked.ok) return reportUsageError(asked.problem, write);
  const offers = await listNewestOffers(database.orm, mostListed);
  if (offers.length === 0) write("There are no offers.");
  for (const { id, state, invitedAt, submittedAt, listingId, home } of offers) {
    const when =
      submittedAt === null ? `invited ${formatDay(invitedAt)}` : `sent ${formatDay(submittedAt)}`;
    write([id, state, when, listingId, home].join("  "));
  }
  return 0;
}

async function withdraw(app: AppContext, args: string[], write: Write): Promise<number> {
  const asked = readArguments(args, "ID", {});
  if (!asked.ok) return reportUsageError(asked.problem, write);
  const decision = { action: "withdraw", note: "" } as const;
  const done = await decideOffer(app, "command line", asked.given, decision);
  write(answers[done]);
  return done === "done" ? 0 : 1;
}

const answers = {
  done: "Offer withdrawn. We’ve told the tenants.",
  refused: "This offer has already been decided.",
  none: "We can’t find that offer.",
};

function reportUsageError(problem: string, write: Write): number {
  write(problem);
  return 2;
}

function formatDay(moment: Date): string {
  return formatNumericDate(getLondonDate(moment));
}
