import { useId } from "react";
import { Link } from "react-router";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";

interface Found {
  kind: "do" | "key" | "home" | "person";
  to: string;
  title: string;
  note: string;
}

const groups: readonly { kind: Found["kind"]; title: string; icon: IconName }[] = [
  { kind: "do", title: "Actions", icon: "arrow-right" },
  { kind: "key", title: "Keys", icon: "key-round" },
  { kind: "home", title: "Properties", icon: "house" },
  { kind: "person", title: "Contacts and enquiries", icon: "user" },
];

/** What was found, what can be done first: the first one is what Enter opens. */
export function FoundGroups({
  found,
  onOpen,
}: {
  found: readonly Found[];
  /** Of a dialog, which closes then. */
  onOpen?: () => void;
}) {
  const id = useId();
  return groups.map(({ kind, title, icon }) => {
    const ofKind = found.filter((one) => one.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <section key={kind} aria-labelledby={id + kind}>
        <h2 className="palette__group" id={id + kind}>
          {title}
        </h2>
        <ul className="palette">
          {ofKind.map(({ to, title: name, note }) => (
            <li key={to}>
              <Link to={to} onClick={onOpen}>
                <Icon name={icon} />
                <span>{name}</span>
                <small>{note}</small>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
