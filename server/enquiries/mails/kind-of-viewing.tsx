import {
  type ViewingOption,
  viewingOptionLabel,
} from "../../../domain/enquiries/viewing-options.ts";
import { Fact } from "../../agency/mails/mail-parts.tsx";

/** How somebody would like to see a home; nothing where they did not say. */
export function KindOfViewing({ option }: { option: ViewingOption | null }) {
  return option && <Fact name={viewingOptionLabel}>{option}</Fact>;
}
