import type { ReactNode } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { date, note, stage as stageStyle, timeline, title } from "./Timeline.css.ts";

/** One stage in a thing's life, with only as much of a date as is known. */
export type Stage = {
  title: string;
  date?: string | undefined;
  detail?: string | undefined;
  note?: string | undefined;
  /** Below them, such as where the date is from. */
  aside?: ReactNode;
  state: "past" | "present" | "future";
  /** What follows is open: the line after it is dashed. */
  isOpenEnded?: boolean | undefined;
};

export type TimelineProps = {
  label: string;
  /** Read out at the present stage, which is otherwise told by its filled dot. */
  presentText: string;
  stages: readonly Stage[];
};

/** Stages on a line: across on wide screens, down on narrow ones. */
export function Timeline({ label, presentText, stages }: TimelineProps) {
  return (
    <ol role="list" className={timeline} aria-label={label}>
      {stages.map((stage) => (
        <li
          key={stage.title}
          className={stageStyle}
          data-state={stage.state}
          data-open={stage.isOpenEnded ?? false}
          aria-current={stage.state === "present" ? "step" : undefined}
        >
          <span className={title}>
            {stage.title}
            {stage.state === "present" && <VisuallyHidden>{` (${presentText})`}</VisuallyHidden>}
          </span>
          {stage.date !== undefined && <span className={date}>{stage.date}</span>}
          {stage.detail !== undefined && <span className={date}>{stage.detail}</span>}
          {stage.note !== undefined && <span className={note}>{stage.note}</span>}
          {stage.aside}
        </li>
      ))}
    </ol>
  );
}
