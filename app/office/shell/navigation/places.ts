import type { Permission } from "../../../../domain/staff/roles.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import type { WaitingCounts } from "./use-counts.ts";

export interface Place {
  to: string;
  name: string;
  icon: IconName;
  permission: Permission;
  /** After G it leads here. */
  key?: string;
  /** On a phone it stands in the dock, and the others on the page 'More'. */
  isInDock?: boolean;
  /** What its number is of. */
  counts?: keyof WaitingCounts;
  /** Opened instead while there is a number, where the place itself shows more than that counts. */
  counted?: string;
  /** Each of them is a fault. */
  countsFaults?: true;
}

/** In their order; each is shown to those who may see it. */
export const places: readonly Place[] = [
  {
    to: "/office/today",
    key: "t",
    name: "Today",
    icon: "clock",
    permission: "see-requests",
    isInDock: true,
    counts: "today",
  },
  {
    to: "/office/inbox",
    key: "i",
    name: "Inbox",
    icon: "inbox",
    permission: "see-requests",
    isInDock: true,
    counts: "inbox",
    counted: "/office/inbox?view=unanswered",
  },
  {
    to: "/office/diary",
    key: "d",
    name: "Diary",
    icon: "calendar",
    permission: "see-diary",
    isInDock: true,
  },
  {
    to: "/office/listings",
    key: "l",
    name: "Listings",
    icon: "house",
    permission: "see-listings",
    isInDock: true,
  },
  {
    to: "/office/offers",
    key: "o",
    name: "Offers",
    icon: "key-round",
    permission: "see-offers",
    counts: "offers",
  },
  {
    to: "/office/tenancies",
    key: "p",
    name: "Tenancies",
    icon: "file-text",
    permission: "see-lets",
    counts: "lets",
  },
  { to: "/office/contacts", name: "Contacts", icon: "users", permission: "see-people" },
  {
    to: "/office/feeds",
    name: "Portals and feeds",
    icon: "arrow-right-left",
    permission: "see-feeds",
    counts: "feeds",
    countsFaults: true,
  },
  {
    to: "/office/emails",
    name: "Outbox",
    icon: "mail",
    permission: "see-outbox",
    counts: "mails",
    countsFaults: true,
  },
  {
    to: "/office/reports",
    name: "Reports",
    icon: "chart-column",
    permission: "see-figures",
  },
  { to: "/office/team", name: "Team", icon: "user", permission: "see-team" },
  {
    to: "/office/activity-log",
    name: "Activity log",
    icon: "file-text",
    permission: "see-whole-history",
  },
  { to: "/office/settings", name: "Settings", icon: "wrench", permission: "see-settings" },
];

/** What the rail opens: just what its number counts, if there is any. */
export function findPlacePath({ to, counts: name, counted }: Place, counts: WaitingCounts | null) {
  return counted !== undefined && name && counts?.[name] ? counted : to;
}
