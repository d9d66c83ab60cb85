import type { WalletSample } from "../../brand/wallet-sample.ts";
import { walletText as text } from "../../brand/wallet-text.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { DocumentsScreen } from "./documents-screen.tsx";
import { MaintenanceScreen } from "./maintenance-screen.tsx";
import { RentScreen } from "./rent-screen.tsx";
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
