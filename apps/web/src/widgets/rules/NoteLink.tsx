import type { CustomerNoteAllLanguages } from "@specimen/api/contract";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../url/paths.ts";

/** From a screen of the client tool to the customer's text for the same place of the product. */
export function NoteLink({ index }: Pick<CustomerNoteAllLanguages, "index">) {
  const { t } = useTranslation();
  return (
    <Link href={paths.clientTool.note(index)}>
      {t("form.noteLink", { place: t(`form.notePlaces.${index}`) })}
    </Link>
  );
}
