import { isAllowed } from "../../domain/staff/roles.ts";
import { unknownForm } from "../../domain/staff/office-forms.ts";
import type { Outcome, Refusal } from "../platform/submissions/outcome.ts";
import { refuse } from "../staff/refusals.ts";
import type { SignedIn } from "../staff/sessions.ts";
import { chooseLetAgreed } from "./choose-let-agreed.ts";
import { compareOne } from "./compare-portals.ts";
import { decideFile } from "./decide-file.ts";
import { hurryChannels, listChannelNames, pauseChannels, resumeChannels } from "./feed-channels.ts";
import { keepMissingHome } from "./feed-questions.ts";
import type { Receiver } from "./receive-file.ts";
import { sendShrunk } from "./send-to-portal.ts";

type Fields = Readonly<Partial<Record<string, string>>>;
type By = Pick<SignedIn, "staffId" | "role">;

export interface FeedsAnswer {
  done: string | null;
  refusal: Refusal | undefined;
}

/** Every form of the feeds' pages, by the value of its button. */
export async function handleFeedsForm(app: Receiver, by: By, fields: Fields): Promise<FeedsAnswer> {
  const outcome = await run(app, by, fields);
  return outcome.ok
    ? { done: outcome.answer.done, refusal: undefined }
    : { done: null, refusal: outcome.refusal };
}

function run(app: Receiver, by: By, fields: Fields): Promise<Outcome<{ done: string }>> {
  const { change = "", id = "" } = fields;
  switch (change) {
    case "take":
    case "drop":
    case "retry":
      return decideFile(app, by, id, change);
    case "keep-home":
      return keepHome(app, by, id);
    case "pause":
    case "resume":
    case "hurry":
      return changeChannels(app, by, change, fields);
    case "let-agreed":
      return changeLetAgreed(app, by, fields);
    case "compare":
    case "send-anyway":
      return changePortal(app, by, change, fields["portal"] ?? "");
    default:
      return Promise.resolve(refuse(unknownForm));
  }
}

async function keepHome(app: Receiver, { staffId }: By, id: string) {
  const isKept = await keepMissingHome(app, staffId, id);
  if (!isKept) return refuse("This was answered already.");
  return { ok: true as const, answer: { done: "The home stays as long as its let is under way." } };
}

/** One of them, or all where none is named. */
async function changeChannels(
  app: Receiver,
  { staffId }: By,
  change: "pause" | "resume" | "hurry",
  { channel = "", reason = "" }: Fields,
): Promise<Outcome<{ done: string }>> {
  const all = listChannelNames(app.config);
  const names = channel === "" ? all : all.filter((name) => name === channel);
  if (names.length === 0) return refuse("There is no such feed.");
  const which = channel === "" ? "All feeds are" : "It is";
  if (change === "pause") {
    await pauseChannels(app, staffId, names, reason);
    return { ok: true, answer: { done: `${which} paused: nothing comes in or goes out.` } };
  }
  if (change === "resume") {
    await resumeChannels(app, staffId, names);
    return { ok: true, answer: { done: `${which} on again.` } };
  }
  await hurryChannels(app, staffId, names);
  return { ok: true, answer: { done: "It is done within half a minute." } };
}

async function changeLetAgreed(
  app: Receiver,
  { staffId }: By,
  { portal: id = "", "let-agreed": choice = "" }: Fields,
): Promise<Outcome<{ done: string }>> {
  const portal = app.config.portals.find((one) => one.id === id);
  if (!portal) return refuse("There is no such portal.");
  if (choice !== "leave" && choice !== "stay") return refuse("Choose what becomes of them.");
  await chooseLetAgreed(app, staffId, portal, choice);
  const what = choice === "leave" ? "leave" : "stay at";
  const how = choice === "leave" ? "at once" : "for up to six weeks";
  return { ok: true, answer: { done: `Let agreed homes ${what} ${portal.name} ${how}.` } };
}

async function changePortal(
  app: Receiver,
  { staffId, role }: By,
  change: "compare" | "send-anyway",
  id: string,
): Promise<Outcome<{ done: string }>> {
  const portal = app.config.portals.find((one) => one.id === id);
  if (!portal) return refuse("There is no such portal.");
  if (change === "compare") {
    const { missing, extra } = await compareOne(app, portal);
    const found = `${missing.length} missing there, ${extra.length} there that should not be.`;
    return { ok: true, answer: { done: `Compared: ${found}` } };
  }
  if (!isAllowed(role, "take-shrunk-feed")) {
    return refuse("Only an owner may take so many homes off a portal at once.");
  }
  const problem = await sendShrunk(app, portal, staffId);
  return problem === null ? { ok: true, answer: { done: "The file is sent." } } : refuse(problem);
}
