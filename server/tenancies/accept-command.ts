import { type DeskCommand, readArguments } from "../command.ts";
import { type AcceptedLet, acceptOffer } from "./accept-offer.ts";

const refusals: Record<Extract<AcceptedLet, { ok: false }>["reason"], string> = {
  none: "There is no such offer.",
  decided: "Its state does not allow it: accept.",
  taken: "Another offer for this home was accepted.",
  "withdrawn-home": "The home is withdrawn.",
  "not-declined": "The other offers have changed.",
  rule: "A rule of law does not allow it.",
};

export const acceptCommand: DeskCommand = {
  usage: "ID",
  summary:
    "begins a let: tells the tenants yes, lets the home agreed, keeps other offers as back-ups",
  async run(app, args, write) {
    const asked = readArguments(args, "ID", {});
    if (!asked.ok) {
      write(asked.problem);
      return 2;
    }
    const acceptance = { offerId: asked.given, ownerId: null, note: "" };
    const done = await acceptOffer(app, "command line", {
      ...acceptance,
      holdingDeposit: null,
      depositPence: null,
      declined: [],
    });
    write(done.ok ? "Done: accept." : refusals[done.reason]);
    return done.ok ? 0 : 1;
  },
};
