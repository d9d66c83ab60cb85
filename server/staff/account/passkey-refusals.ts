import { refuse } from "../refusals.ts";

export const noPasskeysHere = refuse(
  "Passkeys don’t work on an IP address. Open the office at http://localhost instead.",
);
