import type { IdentityDocument } from "@specimen/api/contract";
import {
  numberRuns,
  readPattern,
  testNumber,
  type NumberFormat,
  type NumberPlace,
  type NumberTest,
} from "@specimen/core/documentNumber";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { FactsSource } from "@specimen/ui/Facts/FactsSource.tsx";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Localized } from "../../../widgets/Localized.tsx";
import { useNumberWords } from "../../../widgets/documents/useNumberWords.ts";
import { useConfidence } from "../../../widgets/record/useProvenance.tsx";
import * as css from "./NumberCard.css.ts";

type DocumentNumber = IdentityDocument["number"];

/** No number of a document is longer. */
const longest = 40;

/** How the numbers of a document are made, and a box to test one, which leaves the browser in no way. */
export function NumberCard({ number }: { number: DocumentNumber }) {
  const { t } = useTranslation();
  const confidence = useConfidence(number.confidence ?? "low");
  return (
    <Card
      title={t("identityDocuments.number.title")}
      isDivided
      footer={
        number.confidence !== null && (
          <FactsSource text={t("identityDocuments.number.shapeOnly")} confidence={confidence} />
        )
      }
    >
      <div className={css.body}>
        <Text>
          <Localized text={number.text} />
        </Text>
        {number.position !== null && (
          <Text step="small" tone="ink2">
            {t("identityDocuments.number.position")} <Localized text={number.position} />
          </Text>
        )}
        {number.pattern !== null && <Pattern pattern={number.pattern} example={number.example} />}
      </div>
    </Card>
  );
}

function Pattern({ pattern, example }: { pattern: string; example: string | null }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={css.formats}>
        {readPattern(pattern).map((format, index) => (
          <div key={index}>
            {index > 0 && (
              <Text step="small" tone="ink3">
                {t("documentNumber.or")}
              </Text>
            )}
            <Places format={format} example={example} />
          </div>
        ))}
      </div>
      <NumberBox pattern={pattern} example={example} />
    </>
  );
}

/** Each place as a cell, and under them what may stand where. */
function Places({ format, example }: { format: NumberFormat; example: string | null }) {
  const { t } = useTranslation();
  const { place: placeWords } = useNumberWords();
  const runs = numberRuns(format);
  // An example of the same length says more than what stands for a place.
  const written = example?.length === format.length ? [...example] : format.map(signOf);
  return (
    <>
      <div className={css.cells} aria-hidden="true">
        {runs.flatMap((run) =>
          format.slice(run.from - 1, run.to).map((place, index) => (
            <span
              key={`${run.from} ${index}`}
              className={css.cell}
              data-optional={place.isOptional}
              data-begins={index === 0 && run.from > 1}
            >
              {written[run.from - 1 + index]}
            </span>
          )),
        )}
      </div>
      <dl className={css.runs}>
        {runs.map((run) => (
          <div key={run.from} style={{ display: "contents" }}>
            <dt className={css.positions}>
              {run.from === run.to
                ? t("identityDocuments.number.place", { from: run.from })
                : t("identityDocuments.number.places", { from: run.from, to: run.to })}
            </dt>
            <dd className={css.allowed}>
              {placeWords(run)}
              {run.isOptional && ` (${t("identityDocuments.number.optional")})`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What stands for a place: itself where only it may stand there. */
function signOf({ kind, characters }: NumberPlace): string {
  if (kind === "literal") return characters === " " ? "␣" : characters;
  if (kind === "digit") return "9";
  return kind === "letter" ? "A" : "*";
}

/** A box for the number of the document in hand. */
function NumberBox({ pattern, example }: { pattern: string; example: string | null }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const test = testNumber(pattern, typed);
  return (
    <div>
      <TextField
        label={t("identityDocuments.number.test")}
        hint={
          example === null
            ? t("identityDocuments.number.stays")
            : `${t("identityDocuments.number.example", { example })} ${t("identityDocuments.number.stays")}`
        }
        value={typed}
        maxLength={longest}
        autoComplete="off"
        spellCheck={false}
        onValueChange={setTyped}
      />
      <div role="status">
        <Outcome test={test} />
      </div>
    </div>
  );
}

function Outcome({ test }: { test: NumberTest }) {
  const { t } = useTranslation();
  const { difference } = useNumberWords();
  switch (test.outcome) {
    case "nothing":
      return null;
    case "fits":
      return <StatusText sign="ok">{t("identityDocuments.number.fits")}</StatusText>;
    case "tooShort":
      return (
        <Text step="small" tone="ink2">
          {t("identityDocuments.number.tooShort", { number: test.length })}
        </Text>
      );
    case "tooLong":
    case "differs":
      return <StatusText sign="warn">{difference(test)}</StatusText>;
  }
}
