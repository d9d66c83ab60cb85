import { walletText as text } from "../../brand/wallet-text.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { DocumentsScreen } from "./documents-screen.tsx";
import { MaintenanceScreen } from "./maintenance-screen.tsx";
import { RentScreen } from "./rent-screen.tsx";
import { StatementScreen } from "./statement-screen.tsx";

/** Four screens of the dashboard, drawn by their own components. */
export function Screens() {
  return (
    <Carousel
      label={text.screens.label}
      items={[
        <RentScreen key="rent" />,
        <StatementScreen key="statement" />,
        <DocumentsScreen key="documents" />,
        <MaintenanceScreen key="maintenance" />,
      ]}
    />
  );
}
