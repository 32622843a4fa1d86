import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/Card.tsx";
import { MinusSign, PlusSign } from "../Icon/signs.tsx";
import { CalendarEntry } from "./CalendarEntry.tsx";
import { CalendarRow } from "./CalendarRow.tsx";
import { DayScale } from "./DayScale.tsx";

const days = Array.from({ length: 31 }, (_, index) => ({
  day: index + 1,
  isWeekend: [2, 3].includes(index % 7),
  isMarked: [0, 30].includes(index),
  isToday: index === 12,
  isLabelled: [0, 4, 9, 14, 19, 24, 30].includes(index),
}));

const meta: Meta = {
  title: "Calendar",
  render: () => (
    <Card title="Banknote calendar" isDivided padding="none">
      <div>
        <DayScale days={days} />
        <CalendarRow
          sign={<PlusSign />}
          title="New banknotes"
          emptyText="No entries this month"
          entries={[]}
        />
        <CalendarRow
          sign={<MinusSign />}
          title="Out of circulation"
          emptyText="No entries this month"
          entries={[
            <CalendarEntry key="5" day={1} label="Bulgaria 5" />,
            ...["10", "20", "50", "100"].map((value) => (
              <CalendarEntry
                key={value}
                day={31}
                label={`Bulgaria ${value}`}
                onToggle={() => undefined}
              />
            )),
            <CalendarEntry
              key="month"
              label="Sweden 20"
              onToggle={() => undefined}
              popup={{
                title: "Sweden 20",
                closeLabel: "Close",
                onClose: () => undefined,
                children: "Swedish krona, SEK",
              }}
            />,
          ]}
        />
      </div>
    </Card>
  ),
};
export default meta;
type Story = StoryObj;

export const Month: Story = {};
export const Small: Story = { globals: { viewport: { value: "small" } } };
