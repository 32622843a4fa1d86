import { Card } from "@specimen/ui/Card/Card.tsx";
import { customerNotesQuery, noteFor, type CustomerNotePlace } from "../customerNotes.ts";
import { Localized } from "../Localized.tsx";
import { CustomerTextState } from "./CustomerTextState.tsx";
import { RichText } from "../RichText.tsx";

/** What the customer has written for a place; nothing where it has written nothing. */
export function CustomerNoteCard({ place }: { place: CustomerNotePlace }) {
  return (
    <CustomerTextState query={customerNotesQuery.useData()}>
      {(notes) => {
        const note = noteFor(notes, place);
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
