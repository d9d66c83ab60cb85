import type { LandlordTask } from "../../domain/cases/landlord-tasks.ts";
import { Icon } from "../ui/icon.tsx";

/** All that waits at a home, with a way to each. */
export function LandlordTasks({ tasks }: { tasks: readonly LandlordTask[] }) {
  if (tasks.length === 0) return null;
  return (
    <ul className="case-papers" aria-label="What waits">
      {tasks.map(({ key, title, text, at, isTheirs }) => (
        <li key={key}>
          <span className={isTheirs ? "case__warn" : "case__info"}>
            <Icon name={isTheirs ? "triangle-alert" : "clock"} />
          </span>
          <div>
            <b>{title}</b>
            <small>{text}</small>
          </div>
          {isTheirs && (
            <a className="case__open" href={`#${at}`}>
              Go to it<span className="visually-hidden">: {title}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
