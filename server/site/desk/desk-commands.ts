import {
  bookingCancel,
  bookingList,
  bookingMake,
  bookingMove,
  bookingShow,
} from "../../viewings/booking-commands.ts";
import { campaignRepliesCommand, sendCampaignCommand } from "../../campaigns/campaign-commands.ts";
import type { DeskCommand } from "../../command.ts";
import { markAvailable, markLetAgreed } from "../../viewings/mark-listing-command.ts";
import { negotiatorAdd, negotiatorList } from "../../viewings/negotiator-commands.ts";
import { offerCommands } from "../../offers/offer-commands.ts";
import { inboxCommands } from "../../inbox/inbox-commands.ts";
import { acceptCommand } from "../../tenancies/accept-command.ts";
import { letCommands } from "../../tenancies/let-commands.ts";
import { listRequests } from "../../inbox/list-requests.ts";
import { showRequest } from "../../inbox/show-request.ts";

/** By group and name, in the order of `desk help`. */
export const deskCommands: Record<string, DeskCommand> = {
  "requests list": listRequests,
  "requests show": showRequest,
  ...Object.fromEntries(
    Object.entries(inboxCommands).map(([name, command]) => [`inbox ${name}`, command]),
  ),
  "booking list": bookingList,
  "booking show": bookingShow,
  "booking make": bookingMake,
  "booking move": bookingMove,
  "booking cancel": bookingCancel,
  "negotiator list": negotiatorList,
  "negotiator add": negotiatorAdd,
  "listing let-agreed": markLetAgreed,
  "listing available": markAvailable,
  ...Object.fromEntries(
    Object.entries(offerCommands).map(([name, command]) => [`offer ${name}`, command]),
  ),
  "offer accept": acceptCommand,
  ...Object.fromEntries(
    Object.entries(letCommands).map(([name, command]) => [`let ${name}`, command]),
  ),
  "campaign send": sendCampaignCommand,
  "campaign replies": campaignRepliesCommand,
};
