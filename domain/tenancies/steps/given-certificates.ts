import { addMonths } from "../../shared/dates.ts";
import {
  type CertificateKind,
  certificateMonths,
} from "../../listings/certificates/certificates.ts";
import { listSteps, type StepKind, type Tenancy } from "../tenancy.ts";

export const certificatesOfSteps: Partial<Record<StepKind, CertificateKind>> = {
  "gas-certificate": "gas",
  "electrical-report": "eicr",
  "energy-certificate": "epc",
};

export interface GivenCertificate {
  kind: CertificateKind;
  /** When the step was recorded. */
  on: string;
}

/**
 * Certificates that the steps of a tenancy record as given to its tenants, or as not needed, for as
 * long as one that was new on that day could be good.
 */
export function listGivenCertificates(
  tenancy: Pick<Tenancy, "steps">,
  today: string,
): GivenCertificate[] {
  return listSteps(tenancy, "gas-certificate", "electrical-report", "energy-certificate").flatMap(
    ({ kind: step, done }) => {
      const kind = certificatesOfSteps[step];
      if (!kind || done === null || done.outcome === "failed") return [];
      const { on, outcome } = done;
      const isGood = outcome === "not-needed" || addMonths(on, certificateMonths[kind]) >= today;
      return isGood ? [{ kind, on }] : [];
    },
  );
}
