import { maintenance } from "../../brand/wallet-sample.ts";
import { WalletScreen, WalletState } from "./wallet-screen.tsx";

const { title, about, caption, jobs } = maintenance;

/** Repairs, with what each waits for. */
export function MaintenanceScreen() {
  return (
    <WalletScreen place="Maintenance" title={title} about={about} caption={caption}>
      <ul className="wallet-jobs">
        {jobs.map((job) => (
          <li key={job.what} className={`wallet-jobs__job--${job.state}`}>
            <p>
              <b>{job.what}</b>
              <small>{job.property}</small>
            </p>
            <WalletState state={job.state}>{job.status}</WalletState>
            <ol className="plain">
              {job.events.map((event) => (
                <li key={event}>{event}</li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </WalletScreen>
  );
}
