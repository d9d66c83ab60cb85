import type { WalletSample } from "../../brand/wallet-sample.ts";
import { walletText as text, walletText } from "../../brand/texts/wallet-text.ts";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { Icon } from "../../ui/icon.tsx";
import { WalletScreen, WalletState } from "./wallet-screen.tsx";
import { formatPounds } from "../../../domain/shared/money.ts";
import { RentTotals } from "./rent-totals.tsx";
import { StatementScreen } from "./statement-screen.tsx";

export function Screens({ sample }: { sample: WalletSample }) {
  return (
    <Carousel
      label={text.screens.label}
      items={[
        <RentScreen key="rent" rents={sample.rents} today={sample.today} />,
        <StatementScreen key="statement" statement={sample.statement} />,
        <DocumentsScreen key="documents" documents={sample.documents} />,
        <MaintenanceScreen key="maintenance" jobs={sample.jobs} />,
      ]}
    />
  );
}

function MaintenanceScreen({ jobs }: Pick<WalletSample, "jobs">) {
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

function DocumentsScreen({ documents }: Pick<WalletSample, "documents">) {
  return (
    <WalletScreen
      title="Documents"
      about="4 properties, 23 documents"
      caption={walletText.screens.captions.documents}
    >
      <table className="wallet-table">
        <thead>
          <tr>
            <th scope="col">Document and property</th>
            <th scope="col" className="wallet-table__wide">
              Date
            </th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {documents.map((row) => (
            <tr key={row.name}>
              <td className="wallet-table__file">
                <Icon name="file-text" />
                <b>{row.name}</b>
                <small>{row.property}</small>
              </td>
              <td className="wallet-table__wide">
                {row.dated} {formatNumericDate(row.date)}
              </td>
              <td>
                <WalletState state={row.state}>{row.status}</WalletState>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WalletScreen>
  );
}

function RentScreen({ rents, today }: Pick<WalletSample, "rents" | "today">) {
  return (
    <WalletScreen
      title="Rent"
      about={`30 days to ${formatNumericDate(today)}`}
      caption={walletText.screens.captions.rent}
    >
      <RentTotals rents={rents} className="wallet-totals" />
      <table className="wallet-table">
        <thead>
          <tr>
            <th scope="col">Property and tenant</th>
            <th scope="col" className="wallet-table__wide">
              Due
            </th>
            <th scope="col" className="wallet-table__sum">
              Rent
            </th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {rents.map(({ property, outcode, tenant, due, rent, paid }) => (
            <tr key={property}>
              <td>
                <b>{property}</b> <i className="wallet-outcode">{outcode}</i>
                <small>{tenant}</small>
              </td>
              <td className="wallet-table__wide">{formatNumericDate(due)}</td>
              <td className="wallet-table__sum">{formatPounds(rent)}</td>
              <td>
                {paid === null ? (
                  <WalletState state="late">{countDaysSince(due, today)} days late</WalletState>
                ) : (
                  <WalletState state="ok">Paid {formatNumericDate(paid)}</WalletState>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WalletScreen>
  );
}

const dayMs = 86_400_000;

function countDaysSince(date: string, today: string): number {
  return (Date.parse(today) - Date.parse(date)) / dayMs;
}
