import {
  isAllowed,
  permissionNames,
  permissions,
  roleNames,
  roles,
} from "../../../domain/staff/roles.ts";
import { Icon } from "../../ui/icon.tsx";
import { Table } from "../../ui/table.tsx";
import { OfficeSection } from "../shell/office-section.tsx";

const columns = ["May", ...roles.map((role) => roleNames[role])].map((title) => ({ title }));

export function RoleSection() {
  return (
    <OfficeSection
      title="What a role may do"
      count={roles.length}
      tools={<span className="tiny">Fixed. A person has one role.</span>}
    >
      <div className="role-table">
        <Table
          caption="Permissions by role"
          captionHidden
          columns={columns}
          rows={permissionNames.map((name) => ({
            key: name,
            cells: [
              permissions[name],
              ...roles.map((role) => <Answer key={role} isYes={isAllowed(role, name)} />),
            ],
          }))}
        />
      </div>
    </OfficeSection>
  );
}

function Answer({ isYes }: { isYes: boolean }) {
  return (
    <>
      {isYes ? <Icon name="check" size="small" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{isYes ? "yes" : "no"}</span>
    </>
  );
}
