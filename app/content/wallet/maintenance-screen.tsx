import { formatNumericDate } from "../../../domain/shared/dates.ts";
import type { WalletSample } from "../../brand/wallet-sample.ts";
import { walletText } from "../../brand/wallet-text.ts";
import { WalletScreen, WalletState } from "./wallet-screen.tsx";

export function MaintenanceScreen({ jobs }: Pick<WalletSample, "jobs">) {
  const closed = jobs.filter(({ state }) => state === "ok").length;
  return (
    <WalletScreen
      title="Maintenance"
      about={`${jobs.length - closed} open, ${closed} closed`}
      caption={walletText.screens.captions.maintenance}
    >
      <ul className="wallet-jobs">
        {jobs.map((job) => (
          <li key={job.what} className={`wallet-jobs__job--${job.state}`}>
            <p>
              <b>{job.what}</b>
              <small>{job.property}</small>
            </p>
            <WalletState state={job.state}>{job.status}</WalletState>
            <ol className="plain">
              {job.events.map(({ date, what }) => (
                <li key={what}>
                  {formatNumericDate(date)}: {what}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </WalletScreen>
  );
}
