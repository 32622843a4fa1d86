import type { RuleWritten, TextsChange } from "@specimen/api/contract";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TextsForm, type TextsFormProps } from "../form/TextsForm.tsx";
import type { Sent } from "../form/useContractForm.ts";
import { writtenOf } from "../form/writtenOf.ts";
import { isAwaited, type Query } from "../query.ts";
import { useCountries } from "../useCountries.ts";
import { RulePage, type RulePageProps } from "./RulePage.tsx";
import { sentParams } from "./sentParams.ts";

/** What the call that writes a text is given; the area adds the path's parameters. */
export interface TextsCall {
  readonly params: ReturnType<typeof sentParams>;
  readonly body: Sent<TextsChange>["body"];
}

export interface TextsScreenProps
  extends
    Omit<RulePageProps, "parent" | "query" | "children">,
    Pick<TextsFormProps, "query" | "failed"> {
  /** The record that the text is about; none where there is one text for all. */
  recordId?: string;
  /** What the title and the flag are taken from: nothing shows before it is known. */
  titled?: Query<unknown>;
  /** What the texts are for, in the reader's words. */
  textTitle: string;
  /** The list of the records with such a text. */
  listHref?: string;
  /** What that list is called, where it is not called like the text. */
  listLabel?: string | undefined;
  /** The screen's name in the history of changes: `ct/notes/countries`. */
  screen: string;
  /** Sends a change. */
  write: (call: TextsCall) => Promise<{ data?: RuleWritten }>;
  /** What stands below the text. */
  children?: ReactNode;
}

/** The customer's text on one record, in every language, with the way to its history. */
export function TextsScreen({
  recordId,
  titled,
  textTitle,
  listHref,
  listLabel = textTitle,
  screen,
  query,
  failed,
  write,
  children,
  ...page
}: TextsScreenProps) {
  const { t } = useTranslation("migration");
  const { section } = page;
  if (titled !== undefined && isAwaited(titled))
    return (
      <Page>
        <SkeletonRows label={t("state.loading")} />
      </Page>
    );
  return (
    <RulePage
      {...page}
      query={query}
      {...(listHref !== undefined && { parent: { label: listLabel, href: listHref } })}
    >
      <TextsForm
        name={recordId === undefined ? section : `${section}/${recordId}`}
        section={section}
        subject={recordId ?? null}
        title={textTitle}
        query={query}
        failed={failed}
        send={async (sent) =>
          writtenOf(await write({ params: sentParams(sent, screen), body: sent.body }))
        }
      />
      {children}
    </RulePage>
  );
}

export interface CountryTextsScreenProps extends Omit<
  TextsScreenProps,
  "recordId" | "titled" | "title" | "code" | "flagSrc"
> {
  countryId: string;
  /** Whether the country's currency stands beside its name. */
  hasCurrency?: boolean;
}

/** The customer's text on one country, under its name and flag. */
export function CountryTextsScreen({
  countryId,
  hasCurrency = false,
  ...screen
}: CountryTextsScreenProps) {
  const { countries, error, retry } = useCountries();
  const country = countries?.find(({ id }) => id === countryId);
  return (
    <TextsScreen
      {...screen}
      recordId={countryId}
      titled={{ data: countries, error, mutate: retry }}
      title={country?.name ?? countryId}
      code={hasCurrency ? (country?.currencyISO ?? undefined) : undefined}
      flagSrc={country?.flagSrc ?? undefined}
    />
  );
}
