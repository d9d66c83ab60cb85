import { formatCount } from "../../../domain/shared/formats/count.ts";
import type { RefObject } from "react";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-names.ts";
import { type Combobox, useCombobox } from "./use-combobox.ts";
import "./combobox-list.css";

interface ComboboxListProps<One> extends Combobox<One> {
  input: RefObject<HTMLInputElement | null>;
  describe: (one: One) => { id: string; name: string; detail: string; icon: IconName };
  /** Said to screen readers where nothing is found. */
  none: string;
}

/** What a field suggests while somebody types in it. It stands beside a field that is there already. */
export function ComboboxList<One>({ input, describe, none, ...combobox }: ComboboxListProps<One>) {
  const { found, list, option } = useCombobox(input, combobox);
  return (
    <>
      <ul className="combobox-list" {...list}>
        {found?.map((one, index) => {
          const { id, name, detail, icon } = describe(one);
          return (
            <li key={id} className="combobox-list__option" {...option(one, index)}>
              <Icon name={icon} size="small" />
              <span className="combobox-list__name">{name}</span>{" "}
              <span className="combobox-list__detail">{detail}</span>
            </li>
          );
        })}
      </ul>
      <output className="visually-hidden">
        {found && (found.length === 0 ? none : countText(found.length))}
      </output>
    </>
  );
}

function countText(count: number): string {
  return `${formatCount(count, "suggestion")}, choose with the arrow keys.`;
}
