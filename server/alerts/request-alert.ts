import { randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import * as v from "valibot";
import { agency } from "../../domain/agency/agency.ts";
import { describeSearch } from "../../domain/alerts/alert-description.ts";
import { buildAlertQuery } from "../../domain/alerts/alert-search.ts";
import { readAlertSearch } from "../../domain/alerts/read-alert-search.ts";
import type { AlertFrequency } from "../../domain/alerts/alert.ts";
import type { AlertRequest } from "../../domain/alerts/alert-payload.ts";
import { toEmailKey } from "../../domain/shared/mail/email-address.ts";
import type { ParameterProblem } from "../../domain/shared/fields/query-parameters.ts";
import { subtractPeriod } from "../../domain/shared/period.ts";
import { alerts } from "./alert-tables.ts";
import { lockAlertsByEmail } from "./alerts.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { AppContext } from "../app-context.ts";
import type { EmailLimits } from "../platform/http/rate-limit.ts";
import { createAlertConfirmation } from "./mails/alert-mails.ts";
import { formatPlaceLabel } from "../../domain/places/place.ts";
import { emptyFilter, type SearchFilter } from "../../domain/search/search.ts";
import { findArea } from "../places/gazetteer/areas.ts";
import { findPublicListing } from "../listings/listings.ts";
import { resolvePlace } from "../search/resolve-place.ts";
import { handleSubmission } from "../platform/submissions/handle-submission.ts";
import type { Outcome, Refused, Submission } from "../platform/submissions/outcome.ts";

const call = { name: "alert", answer: v.object({ ok: v.boolean() }) };
const done = { ok: true as const, answer: { ok: true } };

/**
 * Alerts asked for in 24 hours and not confirmed, per address, so that nobody's mailbox can be flooded.
 * Older ones don't count: who asks in somebody's name would shut them out until these expire.
 */
const maxPending = 10;

interface AlertScope {
  filter: SearchFilter;
  place: string | null;
}

/**
 * Resolves text and area as the search page does: text that names a place becomes that place,
 * beside a point or map section it is only a label, and otherwise homes must mention it. An alert
 * for one home ignores all other criteria.
 * @returns null for an unknown area or home
 */
async function resolveAlertScope(
  filter: SearchFilter,
  app: AppContext,
): Promise<AlertScope | null> {
  if (filter.home !== null) {
    const home = await findPublicListing(app.database.orm, filter.home);
    const alone = { ...emptyFilter, home: filter.home };
    return home && { filter: alone, place: `${home.name}, ${home.area}` };
  }
  const { text, area, centre, box } = filter;
  const meant = text === null || area !== null ? null : await resolvePlace(app.places, text);
  const placeFilter = meant && { ...filter, ...meant.within, text: null };
  const name = meant && formatPlaceLabel(meant.place);
  if (area === null && (centre !== null || box !== null)) {
    const textFilter = { ...filter, text: null };
    return {
      filter: textFilter,
      place:
        placeFilter && buildAlertQuery(placeFilter) === buildAlertQuery(textFilter) ? name : null,
    };
  }
  if (placeFilter && !meant.guessed) return { filter: placeFilter, place: name };
  if (area === null) return { filter, place: null };
  const found = findArea(area);
  return found && { filter: { ...filter, area: found.slug }, place: centre ? null : found.name };
}

/**
 * Stores a pending alert and sends the confirmation mail. Response and work are the same whether or
 * not the address has alerts already.
 */
export async function requestAlert(
  app: AppContext & { byEmail: EmailLimits },
  { email, filter, frequency, humanCheckToken }: AlertRequest,
  submission: Submission,
): Promise<Outcome<{ ok: boolean }>> {
  const { linkOrigin } = submission;
  return handleSubmission(app, call, submission, {
    humanCheckToken,
    limits: app.byEmail,
    onlySendsMail: true,
    async prepare() {
      if (linkOrigin === null) {
        app.log.error(
          "Alert not created: PUBLIC_URL is not set, so its emails can't contain links",
        );
        return noLinks;
      }
      const scope = await resolveAlertScope(filter, app);
      if (scope === null) return filter.home === null ? unknownArea : unknownHome;
      const emailKey = toEmailKey(email);
      const alert = createAlert({ email, emailKey, frequency, linkOrigin, ...scope }, app.now());
      // A part of a map that is a few centimetres wide is none once it is rounded.
      const read = readAlertSearch(alert.search);
      if (!read.ok) return refuseSearch(read.problem);
      return {
        ok: true,
        limitKey: email,
        createMails: () => [
          createAlertConfirmation({
            alert: { ...alert, description: alert.unquoted },
            siteUrl: linkOrigin,
            agency,
            agencyEmail: app.config.agencyEmail,
          }),
        ],
        async write(tx) {
          await lockAlertsByEmail(tx, emailKey);
          const hasEnough = (await countPending(tx, alert)) >= maxPending;
          if (hasEnough || (await isAskedAlready(tx, alert))) return { ...done, mails: [] };
          await tx.insert(alerts).values(alert);
          return {
            ...done,
            audit: {
              action: "alert.requested",
              subject: "alert",
              subjectId: alert.id,
              detail: { frequency },
            },
          };
        },
      };
    },
  });
}

function createAlert(
  request: AlertScope & {
    email: string;
    emailKey: string;
    frequency: AlertFrequency;
    linkOrigin: string;
  },
  createdAt: Date,
) {
  const { filter, place, ...rest } = request;
  return {
    ...rest,
    id: randomUUID(),
    search: buildAlertQuery(filter),
    description: describeSearch(filter, place),
    /** For whoever has not confirmed it: without the words that somebody typed. */
    unquoted: describeSearch({ ...filter, text: null }, place),
    state: "pending" as const,
    createdAt,
  };
}

type NewAlert = ReturnType<typeof createAlert>;

async function countPending(tx: Transaction, alert: NewAlert): Promise<number> {
  return tx.$count(alerts, isPendingSinceYesterday(alert));
}

/** Its mail is on its way, or there. */
async function isAskedAlready(tx: Transaction, alert: NewAlert): Promise<boolean> {
  const { search, frequency } = alert;
  const same = and(eq(alerts.search, search), eq(alerts.frequency, frequency));
  return (await tx.$count(alerts, and(isPendingSinceYesterday(alert), same))) > 0;
}

function isPendingSinceYesterday({ emailKey, createdAt }: NewAlert) {
  return and(
    eq(alerts.emailKey, emailKey),
    eq(alerts.state, "pending"),
    gt(alerts.createdAt, subtractPeriod(createdAt, { days: 1 })),
  );
}

const noLinks: Refused = {
  ok: false,
  refusal: {
    title: "Alerts unavailable",
    detail: "You can’t create alerts on this site at the moment.",
    errors: [{ path: "", message: "You can’t create alerts on this site at the moment" }],
  },
};

function refuseSearch({ path, message }: ParameterProblem): Refused {
  const problem = `This part of the search ${message}`;
  return {
    ok: false,
    refusal: {
      title: "Invalid search",
      detail: "We can’t save part of this search.",
      errors: [{ path: `search.${path}`, message: problem }],
    },
  };
}

const unknownArea: Refused = {
  ok: false,
  refusal: {
    title: "Area not found",
    detail: "We can’t find the area in this search.",
    errors: [{ path: "search.area", message: "We can’t find the area in this search" }],
  },
};

const unknownHome: Refused = {
  ok: false,
  refusal: {
    title: "Home not found",
    detail: "We can’t find the home in this search.",
    errors: [{ path: "search.home", message: "We can’t find the home in this search" }],
  },
};
