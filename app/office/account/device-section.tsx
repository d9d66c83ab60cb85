import { useRouteLoaderData } from "react-router";
import { SignOutButton, ThemeButton } from "../shell/device-buttons.tsx";
import type { FrameData } from "../shell/office-frame.tsx";
import { OfficeSection } from "../shell/office-section.tsx";

export function DeviceSection() {
  const frame = useRouteLoaderData<FrameData>("office/office-layout");
  return (
    <OfficeSection title="On this device">
      <div className="office-section__body row">
        <ThemeButton isDark={frame?.isDark ?? false} className="btn btn--secondary" />
        <SignOutButton className="btn btn--secondary" />
      </div>
    </OfficeSection>
  );
}
