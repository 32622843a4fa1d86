import type { ClientToolHome, RuleChange, RuleGap } from "@specimen/api/contract";
import { Anchor } from "@specimen/ui/Anchor/Anchor.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { AreaIcon } from "@specimen/ui/Icon/AreaIcon.tsx";
import { GlobeIcon } from "@specimen/ui/Icon/firstPage.tsx";
import { EyeIcon } from "@specimen/ui/Icon/lights.tsx";
import { ClockIcon, WarnSign } from "@specimen/ui/Icon/signs.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useAreas } from "../../../services/hooks/useAreas.ts";
import { useCurrentUser } from "../../../services/hooks/useCurrentUser.ts";
import { paths } from "../../../url/paths.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { sectionPlaces } from "../../../widgets/rules/sections.ts";
import { useChangeTitle } from "../../../widgets/rules/useChangeTitle.ts";
import { useSubjectName } from "../../../widgets/rules/useSubjectName.ts";
import { useTimeText } from "../../../widgets/useTimeText.ts";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { homeQuery } from "../queries.ts";
import * as css from "./home.css.ts";

/** What waits for an administrator, what changed lately, and every section with its figure. */
export function HomeScreen() {
  const { t } = useTranslation();
  const { data: user } = useCurrentUser();
  return (
    <Page>
      <Stack gap={14}>
        <ScreenTitle title={t("clientTool.home.title")} note={user?.customer.name} />
        <QueryState query={homeQuery.useData()} failed={t("clientTool.home.failed")}>
          {(home) => (
            <>
              <div className={css.top}>
                <Waiting home={home} />
                <Recent changes={home.recent} />
              </div>
              <Sections home={home} />
            </>
          )}
        </QueryState>
      </Stack>
    </Page>
  );
}

interface RowProps {
  href: string;
  title: string;
  text?: string;
  aside?: ReactNode;
  /** Of what waits for somebody: what kind it is of. */
  icon?: ReactNode;
}

function Row({ href, title, text, aside, icon }: RowProps) {
  return (
    <li>
      <Anchor href={href} className={css.link}>
        <span className={icon === undefined ? css.words : css.marked}>
          {icon !== undefined && <span className={css.icon}>{icon}</span>}
          <span className={icon === undefined ? undefined : css.strong}>{title}</span>
          {text !== undefined && <span className={css.quiet}>{text}</span>}
        </span>
        {aside !== undefined && <span className={css.aside}>{aside}</span>}
      </Anchor>
    </li>
  );
}

function Waiting({ home: { waiting, upcoming, gaps } }: { home: ClientToolHome }) {
  const { t } = useTranslation();
  const count = waiting.length + upcoming.length + gaps.length;
  return (
    <Card
      title={t("clientTool.home.waiting")}
      headerActions={String(count)}
      isDivided
      padding="none"
    >
      {count === 0 ? (
        <p className={css.none}>{t("clientTool.home.nothingWaits")}</p>
      ) : (
        <ul>
          {waiting.map((change) => (
            <ChangeRow key={change.id} change={change} kind={change.isOwn ? "own" : "approve"} />
          ))}
          {upcoming.map((change) => (
            <ChangeRow key={change.id} change={change} kind="upcoming" />
          ))}
          {gaps.map((gap) => (
            <GapRow key={`${gap.kind} ${gap.section}`} gap={gap} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const kindIcons = {
  approve: <EyeIcon />,
  own: <EyeIcon />,
  upcoming: <ClockIcon />,
  noRule: <WarnSign />,
  languagesMissing: <GlobeIcon />,
} as const;

function ChangeRow({ change, kind }: { change: RuleChange; kind: "approve" | "own" | "upcoming" }) {
  const { t } = useTranslation();
  const titleOf = useChangeTitle();
  const time = useTimeText();
  return (
    <Row
      href={paths.clientTool.change(change.id)}
      title={t(`clientTool.home.${kind}`, { what: titleOf(change) })}
      text={change.author.name}
      aside={time(kind === "upcoming" ? change.effectiveFrom : change.createdAt)}
      icon={kindIcons[kind]}
    />
  );
}

function GapRow({ gap: { kind, section, count, subjects } }: { gap: RuleGap }) {
  const { t } = useTranslation();
  const nameOf = useSubjectName();
  return (
    <Row
      href={sectionPlaces[section]?.path ?? paths.clientTool.base}
      title={t(`clientTool.home.gaps.${kind}`, { section: t(`form.sections.${section}`) })}
      text={subjects.flatMap((subject) => nameOf(section, subject) ?? []).join(", ")}
      aside={t("clientTool.home.count", { number: count })}
      icon={kindIcons[kind]}
    />
  );
}

function Recent({ changes }: { changes: readonly RuleChange[] }) {
  const { t } = useTranslation();
  const titleOf = useChangeTitle();
  const time = useTimeText();
  return (
    <Card
      title={t("clientTool.home.recent")}
      headerLink={{ href: paths.clientTool.changes, label: t("clientTool.home.allChanges") }}
      isDivided
      padding="none"
    >
      {changes.length === 0 ? (
        <p className={css.none}>{t("clientTool.home.noChanges")}</p>
      ) : (
        <ul>
          {changes.slice(0, 5).map((change) => (
            <Row
              key={change.id}
              href={paths.clientTool.change(change.id)}
              title={titleOf(change)}
              text={change.author.name}
              aside={time(change.createdAt)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Every section the reader may enter, so that empty ones are seen. */
function Sections({ home }: { home: ClientToolHome }) {
  const { t } = useTranslation();
  const icons = new Map(useAreas().map(({ name, icon }) => [name, icon]));
  const listed = home.sections.flatMap((each) => {
    const place = sectionPlaces[each.section];
    return place === undefined ? [] : [{ ...each, ...place }];
  });
  const areas = [...new Set(listed.map(({ area }) => area))];
  return (
    <div className={css.areas}>
      {areas.map((area) => (
        <Card
          key={area}
          title={t(`navigation.${area}`)}
          icon={<AreaIcon name={icons.get(area) ?? "home"} />}
          isDivided
          padding="none"
        >
          <ul>
            {listed
              .filter((each) => each.area === area)
              .map(({ section, path, count, waiting }) => (
                <Row
                  key={section}
                  href={path}
                  title={t(`form.sections.${section}`)}
                  aside={
                    waiting > 0
                      ? t("clientTool.home.countWaiting", { number: count, waiting })
                      : t("clientTool.home.count", { number: count })
                  }
                />
              ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
