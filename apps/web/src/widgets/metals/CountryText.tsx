import { byId, defineQuery } from "@specimen/api/react";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { useTranslation } from "react-i18next";
import { usePermissions } from "../../services/hooks/useSession.ts";
import { CustomerTextState } from "../catalogue/CustomerTextState.tsx";
import { RichText } from "../RichText.tsx";

/** The country of a coin, a bar or a refiner, each by the call of its kind. */
const queries = {
  coin: defineQuery("/precious-metals/coins/{id}/country-info", {
    init: byId,
    reread: "onReturn",
  }),
  ingot: defineQuery("/precious-metals/ingots/{id}/country-info", {
    init: byId,
    reread: "onReturn",
  }),
  ingotVariant: defineQuery("/precious-metals/ingots-variants/{id}/country-info", {
    init: byId,
    reread: "onReturn",
  }),
} as const;

export interface CountryTextProps {
  kind: keyof typeof queries;
  id: string;
}

/**
 * What the customer has written on the precious metals of a record's country; nothing where it has
 * written nothing, and for whom may not read precious metals.
 */
export function CountryText({ kind, id }: CountryTextProps) {
  const { t } = useTranslation();
  const mayRead = usePermissions().includes("precious_metals:read");
  const query = queries[kind].useData(mayRead ? id : null);
  if (!mayRead) return null;
  return (
    <CustomerTextState query={query}>
      {({ country, info }) =>
        info !== null && (
          <Card title={`${t("catalogue.customerNote")}, ${country.name}`}>
            <RichText html={info.text} lang={info.lang} headingLevel={3} />
          </Card>
        )
      }
    </CustomerTextState>
  );
}
