import { Writable } from "node:stream";
import type { Logger } from "pino";
import { openLog } from "../../platform/logging/log.ts";

export interface LoggedLine {
  log: Logger;
  /** Throws if the log holds the text or an error, then clears it. */
  judge: (text: string) => void;
}

export function createRecordingLog(): LoggedLine {
  let heard = "";
  const destination = new Writable({
    write(chunk, _encoding, done) {
      heard += chunk;
      done();
    },
  });
  return {
    log: openLog({ logLevel: "info", logFormat: "json" }, destination),
    judge(text) {
      const all = heard;
      heard = "";
      if (/"level":[56]0/.test(all) || all.includes(text)) throw new Error(`The log said: ${all}`);
    },
  };
}
