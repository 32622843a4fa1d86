import type {
  ChequeAnswer,
  ChequeInformation,
  Confidence,
  LocalizedText,
} from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { FactsSource } from "@specimen/ui/Facts/FactsSource.tsx";
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

/** This counter, the issuer and everybody else, each with what it does; not known is a value. */
export function WhoCashes({ issuer, answer, confidence, information }: WhoCashesProps) {
  const { t } = useTranslation();
  const sure = useConfidence(confidence);
  const rule = useTradeVerdict()(answer.tradability);
  const isOver = answer.kind === "ended" || answer.kind === "restricted";
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
        <Row
          name={t("travellersCheques.who.us")}
          detail={rule.title}
          reply={isBought(answer) ? "yes" : "no"}
        />
        <Row
          name={answer.payer ?? issuer}
          detail={
            answer.payer === null || answer.payer === issuer
              ? t("travellersCheques.who.issuer")
              : t("travellersCheques.who.successor", { issuer })
          }
          reply={issuerReply[answer.kind]}
        />
        <Row
          name={t("travellersCheques.who.others")}
          detail={t("travellersCheques.who.noDuty")}
          reply={isOver ? "no" : "unknown"}
        />
      </ul>
      <Submission texts={[information?.submission ?? null, information?.refundContact ?? null]} />
    </Card>
  );
}

function Row({ name, detail, reply }: { name: string; detail: string; reply: Reply }) {
  const { t } = useTranslation();
  return (
    <li className={css.row}>
      <span>
        <strong className={css.name}>{name}</strong>
        <span className={css.detail}>{detail}</span>
      </span>
      <StatusText sign={signs[reply]}>{t(`travellersCheques.who.${reply}`)}</StatusText>
    </li>
  );
}

/** How a cheque is sent in, and whom to ask. */
function Submission({ texts }: { texts: readonly (LocalizedText | null)[] }) {
  return texts.map(
    (text) =>
      text !== null && (
        <p key={text.text} className={css.submission}>
          <Localized text={text} />
        </p>
      ),
  );
}
