import type { CalendarCategory, CalendarItem, CalendarMonth } from "@specimen/api/contract";
import { groupItems, isOpenable, itemLabel } from "@specimen/core/calendar";
import { formatValue } from "@specimen/core/format";
import { CalendarEntry } from "@specimen/ui/Calendar/CalendarEntry.tsx";
import { CalendarRow } from "@specimen/ui/Calendar/CalendarRow.tsx";
import { Flag } from "@specimen/ui/Flag/Flag.tsx";
import { MinusSign, PlusSign, StruckSign } from "@specimen/ui/Icon/signs.tsx";
import { InfoSign } from "@specimen/ui/Icon/firstPage.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { EntryDetails } from "./EntryDetails.tsx";
import { dayOf } from "./monthDays.ts";
import type { Calendar } from "./useCalendar.ts";

const signs: Record<CalendarCategory, ComponentType> = {
  new: PlusSign,
  outOfCirculation: MinusSign,
  worthless: StruckSign,
  info: InfoSign,
};

export interface EntriesProps {
  /** Undefined while they load: each row keeps its place. */
  items: CalendarMonth["items"] | undefined;
  calendar: Calendar;
  /** ISO 8601. */
  today: string;
}

/** The four rows of the calendar with their entries. */
export function Entries({ items, calendar, today }: EntriesProps) {
  const { t } = useTranslation();
  return groupItems(items ?? []).map((row) => {
    const Sign = signs[row.category];
    return (
      <CalendarRow
        key={row.category}
        sign={<Sign />}
        title={t(`dashboard.calendar.rows.${row.category}`)}
        emptyText={t("dashboard.calendar.none")}
        entries={
          items === undefined
            ? [<Awaited key="awaited" />]
            : row.items.map((item) => <Entry key={item.id} {...{ item, calendar, today }} />)
        }
      />
    );
  });
}

type EntryProps = Omit<EntriesProps, "items"> & { item: CalendarItem };

function Entry({ item, calendar, today }: EntryProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = itemLabel(item, (value) => formatValue(value, language));
  const day = { day: dayOf(item.date), isToday: item.date === today };
  if (!isOpenable(item)) return <CalendarEntry {...day} label={label} />;
  const popup = {
    title: label,
    sign: item.flagSrc === null ? undefined : <Flag src={item.flagSrc} />,
    closeLabel: t("dashboard.calendar.close"),
    onClose: () => calendar.send({ type: "popup.dismissed" }),
    children: <EntryDetails item={item} />,
  };
  return (
    <CalendarEntry
      {...day}
      label={label}
      onToggle={() => calendar.send({ type: "item.chosen", item })}
      popup={calendar.openId === item.id ? popup : undefined}
    />
  );
}

function Awaited() {
  return (
    <li>
      <Skeleton width="8rem" height="2rem" />
    </li>
  );
}
