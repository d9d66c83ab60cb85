import type { OfferDraft } from "../../../domain/offers/offer.ts";
import { offerText } from "../../brand/texts/offer-text.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Table } from "../../ui/table.tsx";
import { findDraftDifferences } from "./draft-lines.ts";

const text = offerText.conflict;

export function ConflictDialog({
  mine,
  serverDraft,
  onChoose,
  onLater,
}: {
  mine: OfferDraft;
  serverDraft: OfferDraft;
  onChoose: (whose: "local" | "server") => void;
  onLater: () => void;
}) {
  return (
    <Dialog wide title={text.title} onClose={onLater}>
      <p>{text.text}</p>
      <DifferencesTable mine={mine} serverDraft={serverDraft} />
      <p className="row space-above">
        <Button onClick={() => onChoose("local")}>{text.keepMine}</Button>
        <Button look="secondary" onClick={() => onChoose("server")}>
          {text.takeTheirs}
        </Button>
        <Button look="quiet" onClick={onLater}>
          {text.later}
        </Button>
      </p>
    </Dialog>
  );
}

export function DifferencesTable({
  mine,
  serverDraft,
}: {
  mine: OfferDraft;
  serverDraft: OfferDraft;
}) {
  const rows = findDraftDifferences(mine, serverDraft).map((difference) => ({
    key: difference.label,
    cells: [difference.label, difference.local || text.nothing, difference.server || text.nothing],
  }));
  return (
    <Table
      caption={text.caption}
      columns={[{ title: text.what }, { title: text.mine }, { title: text.theirs }]}
      rows={rows}
    />
  );
}
