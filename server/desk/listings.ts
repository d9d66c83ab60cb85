import { type ListingMarked, markListing } from "../use-cases/mark-listing.ts";
import { type DeskCommand, readArguments } from "./desk-command.ts";

const said: Record<ListingMarked, (what: string) => string> = {
  marked: (what) => `The home is marked ${what}. A feed that says otherwise changes it again.`,
  "so-already": (what) => `The home is ${what} already.`,
  withdrawn: () => "The home is withdrawn: only a feed can bring it back.",
  unknown: () => "There is no such home.",
};

function marking(status: "available" | "let-agreed", what: string): DeskCommand {
  return {
    usage: "ID",
    summary: `marks a home ${what}, as an import would`,
    async run(house, args, write) {
      const read = readArguments(args, "ID", {});
      if (!read.ok) {
        write(read.problem);
        return 2;
      }
      const done = await markListing(house, read.given, status);
      write(said[done](what));
      return done === "unknown" || done === "withdrawn" ? 1 : 0;
    },
  };
}

export const markLetAgreed = marking("let-agreed", "let agreed");
export const markAvailable = marking("available", "available");
