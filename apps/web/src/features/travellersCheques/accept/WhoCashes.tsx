import type {
  ChequeAnswer,
  ChequeInformation,
  Confidence,
  LocalizedText,
} from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { FactsSource } from "@specimen/ui/Facts/FactsSource.tsx";
import { PrintLine, PrintList } from "@specimen/ui/PrintSheet/PrintSheet.tsx";
import { StatusText, type StatusSign } from "@specimen/ui/StatusText/StatusText.tsx";
import { useTranslation } from "react-i18next";
import { Localized } from "../../../widgets/Localized.tsx";
import { useConfidence } from "../../../widgets/record/useProvenance.tsx";
import { useTradeVerdict } from "../../../widgets/record/useTradeVerdict.ts";
import { isBought } from "../useChequeVerdict.ts";
import * as css from "./accept.css.ts";

export interface WhoCashesProps {
  issuer: string;
  answer: ChequeAnswer;
  confidence: Confidence;
  /** Undefined until it is there. */
  information: ChequeInformation | undefined;
}

type Reply = "yes" | "no" | "unconfirmed" | "unknown";

const signs: Record<Reply, StatusSign> = {
  yes: "ok",
  no: "cross",
  unconfirmed: "warn",
  unknown: "warn",
};

/** What the issuer, or who took over from it, does. */
const issuerReply: Record<ChequeAnswer["kind"], Reply> = {
  redeemed: "yes",
  unconfirmed: "unconfirmed",
  restricted: "no",
  ended: "no",
  unknown: "unknown",
};

/** Somebody who may cash a cheque. */
interface Casher {
  name: string;
  detail: string;
  reply: Reply;
}

/** Gives this counter, the issuer and everybody else, each with what it does; not known is a value. */
function useCashers(): (of: Pick<WhoCashesProps, "issuer" | "answer">) => readonly Casher[] {
  const { t } = useTranslation();
  const tradeVerdict = useTradeVerdict();
  return ({ issuer, answer }) => {
    const isOver = answer.kind === "ended" || answer.kind === "restricted";
    return [
      {
        name: t("travellersCheques.who.us"),
        detail: tradeVerdict(answer.tradability).title,
        reply: isBought(answer) ? "yes" : "no",
      },
      {
        name: answer.payer ?? issuer,
        detail:
          answer.payer === null || answer.payer === issuer
            ? t("travellersCheques.who.issuer")
            : t("travellersCheques.who.successor", { issuer }),
        reply: issuerReply[answer.kind],
      },
      {
        name: t("travellersCheques.who.others"),
        detail: t("travellersCheques.who.noDuty"),
        reply: isOver ? "no" : "unknown",
      },
    ];
  };
}

/** Who cashes a cheque, and how it is sent in. */
export function WhoCashes({ issuer, answer, confidence, information }: WhoCashesProps) {
  const { t } = useTranslation();
  const sure = useConfidence(confidence);
  const cashers = useCashers()({ issuer, answer });
  return (
    <Card
      title={t("travellersCheques.who.title")}
      isDivided
      padding="none"
      footer={
        <FactsSource
          text={information && <Localized text={information.status} />}
          confidence={sure}
        />
      }
    >
      <ul className={css.rows}>
        {cashers.map((casher) => (
          <Row key={casher.name} {...casher} />
        ))}
      </ul>
      {submissionsIn(information).map((text) => (
        <p key={text.text} className={css.submission}>
          <Localized text={text} />
        </p>
      ))}
    </Card>
  );
}

/** The same on paper. */
export function PrintedWhoCashes({
  issuer,
  answer,
  information,
}: Omit<WhoCashesProps, "confidence">) {
  const { t } = useTranslation();
  const cashers = useCashers()({ issuer, answer });
  return (
    <PrintList
      title={t("travellersCheques.who.title")}
      items={[
        ...cashers.map(({ name, detail, reply }) => (
          <PrintLine
            key={name}
            label={name}
            value={
              <>
                <ReplyText reply={reply} /> {detail}
              </>
            }
          />
        )),
        ...submissionsIn(information).map((text) => <Localized key={text.text} text={text} />),
      ]}
    />
  );
}

function Row({ name, detail, reply }: Casher) {
  return (
    <li className={css.row}>
      <span>
        <strong className={css.name}>{name}</strong>
        <span className={css.detail}>{detail}</span>
      </span>
      <ReplyText reply={reply} />
    </li>
  );
}

function ReplyText({ reply }: Pick<Casher, "reply">) {
  const { t } = useTranslation();
  return <StatusText sign={signs[reply]}>{t(`travellersCheques.who.${reply}`)}</StatusText>;
}

/** How a cheque is sent in, and whom to ask. */
const submissionsIn = (information: ChequeInformation | undefined): readonly LocalizedText[] =>
  [information?.submission ?? null, information?.refundContact ?? null].filter(
    (text) => text !== null,
  );
