import {
  bookingCancel,
  bookingList,
  bookingMake,
  bookingMove,
  bookingShow,
} from "./booking-commands.ts";
import { campaignRepliesCommand, sendCampaignCommand } from "./campaigns.ts";
import type { DeskCommand } from "../command.ts";
import { markAvailable, markLetAgreed } from "./listings.ts";
import { negotiatorAdd, negotiatorList } from "./negotiator-commands.ts";
import { offerCommands } from "./offer-commands.ts";
import { listRequests } from "./list-requests.ts";
import { showRequest } from "./show-request.ts";

/** What the agency can do from the command line, by group and name, in the order of `desk help`. */
export const deskCommands: Record<string, DeskCommand> = {
  "requests list": listRequests,
  "requests show": showRequest,
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
  "campaign send": sendCampaignCommand,
  "campaign replies": campaignRepliesCommand,
};
