import { nameCameFrom } from "../conversations/came-from.ts";
import {
  auditDetails,
  type DetailField,
  type DetailName,
  type DetailValue,
  labelsInActions,
} from "../shared/audit-details.ts";
import { addDays, getLondonDate, isRealDate } from "../shared/dates.ts";
import { formatFieldName } from "../shared/fields/field-name.ts";
import { formatDuration } from "../shared/formats/duration.ts";
import { formatDateRange, formatLongDate } from "../shared/formats/long-date.ts";
import { londonTime } from "../shared/london-time.ts";
import { formatPounds, formatSterling } from "../shared/money.ts";
import { formatCount } from "../shared/formats/count.ts";
import { isUuid } from "../shared/uuid.ts";
import { findCodes } from "./detail-codes.ts";

/** A row's action and what it says besides. */
interface Told {
  action: string;
  detail: Readonly<Record<string, DetailValue>> | null;
}

/** Null for a record that has no name, or none that the reader may see. */
export type FindName = (kind: string, id: string) => string | null;

/** @example "Role: Read-only → Manager", "Rent: £2,450 pcm", "3 enquiries" */
export function formatDetail({ action, detail }: Told, findName: FindName): string {
  if (detail === null || tellsAddresses(action)) return "";
  const names = Object.keys(detail).toSorted((one, other) => findPlace(one) - findPlace(other));
  const read = (name: string) => formatValue(action, { name, value: detail[name]! }, findName);
  const texts = names.map((name) => {
    // What is in the same row is told with what it became.
    if (changes.some(([before, after]) => before === name && after in detail)) return null;
    const value = read(name);
    if (value === null || needsNoLabel(findField(name))) return value;
    const [before] = changes.find(([, after]) => after === name) ?? [];
    const was = before !== undefined && before in detail ? read(before) : null;
    const change = was === null || was === value ? value : `${was} → ${value}`;
    return `${findLabel(action, name)}: ${change}`;
  });
  return texts.filter((one) => one !== null).join(" · ");
}

function needsNoLabel(field: DetailField | null): boolean {
  return field?.is === "count" || field?.is === "flag";
}

const order = Object.keys(auditDetails);

function findPlace(name: string): number {
  const place = order.indexOf(name);
  return place === -1 ? order.length : place;
}

/** What something was, and what it is since. */
const changes = [
  ["was", "became"],
  ["wasPence", "pence"],
  ["wasOn", "on"],
] as const;

/** The audit tells addresses apart by a code, which says nothing to whoever reads it. */
function tellsAddresses(action: string): boolean {
  return action === "contact.email-added" || action === "contact.email-corrected";
}

interface Entry {
  name: string;
  value: DetailValue;
}

function findField(name: string): DetailField | null {
  return isDetailName(name) ? auditDetails[name] : null;
}

function isDetailName(name: string): name is DetailName {
  return Object.hasOwn(auditDetails, name);
}

/** Rows of an earlier version stay as they are, and may have fields that nothing writes now. */
function findLabel(action: string, name: string): string {
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = labelsInActions;
  const field = findField(name);
  const own = field !== null && "label" in field ? field.label : formatFieldName(name);
  return labels[action]?.[name] ?? own;
}

/** Null where there is nothing to read. */
function formatValue(action: string, { name, value }: Entry, findName: FindName): string | null {
  const field = findField(name);
  if (field?.is === "hidden") return null;
  if (field?.is === "record") {
    if (value !== null) return findName(field.record, String(value));
    return field.record === "staff" ? "No one" : null;
  }
  if (field?.is === "flag") return value === true ? field.label : null;
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return formatNumber(field, value);
  if (field?.is === "lead-source") return nameCameFrom(value) ?? value;
  if (field?.is === "week" && isRealDate(value))
    return formatDateRange(addDays(value, -7), addDays(value, -1));
  if (field?.is === "code") {
    const { list } = field;
    return formatCodes(typeof list === "string" ? findCodes(list, action) : list, value);
  }
  return formatText(value);
}

function formatNumber(field: DetailField | null, value: number): string | null {
  switch (field?.is) {
    case "count":
      if (value === 0 && field.isLeftOutAtZero) return null;
      return formatCount(value, field.one, field.many);
    case "hours":
      return formatDuration(60 * value);
    case "minutes":
      return formatDuration(value);
    case "pence":
      return formatSterling(value);
    case "pounds-pcm":
      return `${formatPounds(value)} pcm`;
    default:
      return String(value);
  }
}

/** Several have a space between them. What is none of them is what somebody wrote. */
function formatCodes(words: Readonly<Record<string, string>>, value: string): string {
  const named = value.split(" ").map((one) => (Object.hasOwn(words, one) ? words[one]! : null));
  return named.every((one) => one !== null) ? named.join(", ") : (formatText(value) ?? "");
}

function formatText(value: string): string | null {
  if (isUuid(value)) return null;
  if (isRealDate(value)) return formatLongDate(value);
  if (moment.test(value)) return formatMoment(new Date(value));
  return slug.test(value) ? formatSlug(value) : value;
}

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function formatMoment(at: Date): string {
  return `${formatLongDate(getLondonDate(at))} at ${londonTime(at)}`;
}

/** Kinds and states as the program names them. */
const slug = /^[a-z]+(?:-[a-z]+)+$/;

function formatSlug(value: string): string {
  return `${value.charAt(0).toUpperCase()}${value.slice(1).replaceAll("-", " ")}`;
}
