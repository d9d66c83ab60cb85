import { listNegotiators } from "./bookings.ts";
import { addNegotiator } from "./add-negotiator.ts";
import { type DeskCommand, readArguments } from "../command.ts";

export const negotiatorList: DeskCommand = {
  usage: "",
  summary: "who shows homes",
  async run({ database }, args, write) {
    const read = readArguments(args, null, {});
    if (!read.ok) {
      write(read.problem);
      return 2;
    }
    const all = await listNegotiators(database.orm);
    if (all.length === 0) write("There are none.");
    for (const { id, name, email, phone } of all) write([id, name, phone, email].join("  "));
    return 0;
  },
};

export const negotiatorAdd: DeskCommand = {
  usage: "NAME --email ADDRESS --phone NUMBER",
  summary: "adds somebody who shows homes",
  async run(app, args, write) {
    const read = readArguments(args, "NAME", {
      email: { type: "string" },
      phone: { type: "string" },
    });
    if (!read.ok) {
      write(read.problem);
      return 2;
    }
    const { email, phone } = read.values;
    if (email === undefined || phone === undefined) {
      write("--email and --phone are needed.");
      return 2;
    }
    const outcome = await addNegotiator(app, { name: read.given, email, phone });
    write(outcome.ok ? `Added as ${outcome.answer.id}.` : outcome.refusal.detail);
    return outcome.ok ? 0 : 1;
  },
};
