import type { CustomerNote } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { customerNotesQuery, noteFor } from "../customerNotes.ts";
import { Localized } from "../Localized.tsx";
import { CustomerTextState } from "./CustomerTextState.tsx";
import { RichText } from "../RichText.tsx";

/** What the customer has written for the place of an index (specification 3), if anything. */
export function CustomerNoteCard({ index }: Pick<CustomerNote, "index">) {
  return (
    <CustomerTextState query={customerNotesQuery.useData()}>
      {(notes) => {
        const note = noteFor(notes, index);
        if (note === undefined) return null;
        return (
          <Card title={<Localized text={{ text: note.label, lang: note.lang }} />}>
            <RichText html={note.note} lang={note.lang} headingLevel={3} />
          </Card>
        );
      }}
    </CustomerTextState>
  );
}
