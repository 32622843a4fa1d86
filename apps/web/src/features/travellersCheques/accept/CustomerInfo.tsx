import { Card } from "@specimen/ui/Card/Card.tsx";
import { useTranslation } from "react-i18next";
import { CustomerTextState } from "../../../widgets/catalogue/CustomerTextState.tsx";
import { RichText } from "../../../widgets/RichText.tsx";
import { customerInfoQuery } from "../queries.ts";

/** What the customer has written on travellers cheques; nothing where it has written nothing. */
export function CustomerInfo({ noteId }: { noteId: string }) {
  const { t } = useTranslation();
  return (
    <CustomerTextState query={customerInfoQuery.useData(noteId)}>
      {({ info }) =>
        info !== null && (
          <Card title={t("catalogue.customerNote")}>
            <RichText html={info.text} lang={info.lang} headingLevel={3} />
          </Card>
        )
      }
    </CustomerTextState>
  );
}
