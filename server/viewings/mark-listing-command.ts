import { type MarkListingResult, markListing } from "./mark-listing.ts";
import { type DeskCommand, readArguments } from "../command.ts";

const messages: Record<MarkListingResult["outcome"], (what: string, viewings: number) => string> = {
  marked: (what) => `The home is marked ${what}. A feed that says otherwise changes it again.`,
  "so-already": (what) => `The home is ${what} already.`,
  "viewings-ahead": (what, viewings) =>
    `This home has ${formatViewings(viewings)} ahead, so nothing was changed. Add --cancel-viewings to mark it ${what}, cancel ${viewings === 1 ? "it" : "them"} and tell the renters by e-mail.`,
  "landlord-listed": () => "For this landlord nothing is advertised: see their page in the office.",
  withdrawn: () => "The home is withdrawn: only a feed can bring it back.",
  unknown: () => "There is no such home.",
};

const isDone = (outcome: MarkListingResult["outcome"]) =>
  outcome === "marked" || outcome === "so-already";

export const markLetAgreed: DeskCommand = {
  usage: "ID [--cancel-viewings]",
  summary:
    "marks a home let agreed, as an import would; viewings ahead are cancelled once confirmed",
  run: createMarkCommand("let-agreed", "let agreed", { "cancel-viewings": { type: "boolean" } }),
};

export const markAvailable: DeskCommand = {
  usage: "ID",
  summary: "marks a home available, as an import would",
  run: createMarkCommand("available", "available", {}),
};

function createMarkCommand(
  status: "available" | "let-agreed",
  what: string,
  options: { "cancel-viewings"?: { type: "boolean" } },
): DeskCommand["run"] {
  return async (app, args, write) => {
    const read = readArguments(args, "ID", options);
    if (!read.ok) {
      write(read.problem);
      return 2;
    }
    const cancelViewings = read.values["cancel-viewings"] === true;
    const { outcome, viewings } = await markListing(app, read.given, status, { cancelViewings });
    write(messages[outcome](what, viewings));
    if (isDone(outcome) && viewings > 0) {
      write(`Cancelled ${formatViewings(viewings)}; the renters are told by e-mail.`);
    }
    return isDone(outcome) ? 0 : 1;
  };
}

function formatViewings(viewings: number): string {
  return `${viewings} ${viewings === 1 ? "viewing" : "viewings"}`;
}
