import * as v from "valibot";
import { agency } from "../../domain/agency/agency.ts";
import type { Command } from "../command.ts";
import type { AppContext } from "../app-context.ts";
import { erasePerson } from "./erase-person.ts";
import { exportPerson } from "./export-person.ts";

export const personCommand: Command = {
  usage: "export|erase EMAIL   everything held under an e-mail address, as JSON, or erased",
  async run(app, args, _cwd, write) {
    const [what, email, ...others] = args;
    const isKnown = what === "export" || what === "erase";
    if (!isKnown || email === undefined || others.length > 0) {
      write(`npm run person -- ${this.usage}`);
      return 2;
    }
    if (!v.is(v.pipe(v.string(), v.email()), email)) {
      write("That is no e-mail address.");
      return 2;
    }
    if (isAgency(app, email)) {
      write("That is the agency's own address: every notice would count as about it.");
      return 2;
    }
    if (what === "export") write(JSON.stringify(await exportPerson(app, email), null, 2));
    else await erase(app, email, write);
    return 0;
  },
};

async function erase(app: AppContext, email: string, write: (line: string) => void): Promise<void> {
  const erased = await erasePerson(app, email);
  if (erased === null) {
    write("Nothing is held under this address.");
    return;
  }
  const parts = Object.entries(erased.counts).map(([kind, count]) => `${kind} ${count}`);
  write(`Erased: ${parts.join(", ")}.`);
  write(`The audit trail keeps that it was done, without the person, as ${erased.erasureId}.`);
}

function isAgency({ config }: AppContext, email: string): boolean {
  const own = [agency.email, config.agencyEmail, config.mailFrom];
  return own.some((address) => address?.toLowerCase() === email.toLowerCase());
}
