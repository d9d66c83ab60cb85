import {
  type ViewingOption,
  viewingOptionLabel,
} from "../../../domain/enquiries/viewing-options.ts";
import { Fact } from "../../agency/mails/mail-parts.tsx";

export function KindOfViewing({ option }: { option: ViewingOption | null }) {
  return option && <Fact name={viewingOptionLabel}>{option}</Fact>;
}
