import { feedForms } from "../../domain/feeds/feed-forms.ts";
import type { Portal } from "../../domain/feeds/portal.ts";
import { defineActs, done, type FormCall, type FormOutcome } from "../staff/office-form.ts";
import { refuse } from "../staff/refusals.ts";
import { chooseLetAgreed } from "./portals/choose-let-agreed.ts";
import { compareOne } from "./portals/compare-portals.ts";
import { decideFile, type FileDecision } from "./incoming/decide-file.ts";
import {
  triggerFeedsNow,
  listChannelNames,
  pauseChannels,
  resumeChannels,
} from "./feed-channels.ts";
import { keepMissingHome } from "./feed-questions.ts";
import { sendShrunk } from "./portals/send-to-portal.ts";
import { checkUploadedFile } from "./incoming/upload-file.ts";

/** What the forms of the feeds' pages do. */
export const feedActs = defineActs(feedForms, {
  check: {
    ownTransactions: ({ app, by, files }) => checkUploadedFile(app, by, files.at(-1)),
  },
  take: decide("take"),
  drop: decide("drop"),
  retry: decide("retry"),
  "keep-home": {
    ownTransactions: async ({ app, by }, { id }) =>
      (await keepMissingHome(app, by, id))
        ? done("The property will stay while its tenancy is in progress.")
        : refuse("Someone has already answered this question."),
  },
  pause: ofChannels(async ({ app, by }, names, which, { reason }: { reason: string }) => {
    await pauseChannels(app, by, names, reason);
    return `${which} paused. Nothing will be imported or sent.`;
  }),
  resume: ofChannels(async ({ app, by }, names, which) => {
    await resumeChannels(app, by, names);
    return `${which} resumed.`;
  }),
  hurry: ofChannels(async ({ app, by }, names) => {
    await triggerFeedsNow(app, by, names);
    return "Run requested. It will take up to 30 seconds.";
  }),
  "let-agreed": ofPortal(async ({ app, by }, portal, { "let-agreed": chosen }) => {
    await chooseLetAgreed(app, by, portal, chosen);
    const [what, how] =
      chosen === "leave"
        ? ["will be removed from", "straight away"]
        : ["will stay on", "for up to 6 weeks"];
    return done(`Let agreed properties ${what} ${portal.name} ${how}.`);
  }),
  compare: ofPortal(async ({ app }, portal) => {
    const { missing, extra } = await compareOne(app, portal);
    return done(
      `Portal checked. ${missing.length} missing there, ${extra.length} that shouldn’t be there.`,
    );
  }),
  "send-anyway": ofPortal(async ({ app, by }, portal) => {
    const problem = await sendShrunk(app, by, portal);
    return problem === null ? done("File sent.") : refuse(problem);
  }),
});

function decide(decision: FileDecision) {
  return {
    ownTransactions: ({ app, by }: FormCall, { id }: { id: string }) =>
      decideFile(app, by, id, decision),
  };
}

/** One of them, or all where none is named. */
function ofChannels<Values extends object>(
  act: (call: FormCall, names: string[], which: string, values: Values) => Promise<string>,
) {
  return {
    ownTransactions: async (call: FormCall, values: Values & { channel: string }) => {
      const all = listChannelNames(call.app.config);
      const names = values.channel === "" ? all : all.filter((name) => name === values.channel);
      if (names.length === 0) return refuse("We can’t find that feed.");
      return done(await act(call, names, values.channel === "" ? "All feeds" : "Feed", values));
    },
  };
}

function ofPortal<Values extends { portal: string }>(
  act: (call: FormCall, portal: Portal, values: Values) => Promise<FormOutcome>,
) {
  return {
    ownTransactions: async (call: FormCall, values: Values): Promise<FormOutcome> => {
      const portal = call.app.config.portals.find(({ id }) => id === values.portal);
      return portal ? act(call, portal, values) : refuse("We can’t find that portal.");
    },
  };
}
