import { lazy, Suspense, useState, type KeyboardEvent } from "react";
import type { DropdownMenuProps } from "./dropdownMenuProps.ts";
import { MenuTrigger } from "./MenuTrigger.tsx";

const load = () => import("./OpenedMenu.tsx");
const OpenedMenu = lazy(load);

/** A menu with one item checked. Its code comes when somebody is about to open it. */
export function DropdownMenu(props: DropdownMenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const trigger = (
    <MenuTrigger
      label={props.label}
      text={props.triggerText}
      icon={props.triggerIcon}
      ground={props.ground ?? "page"}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setIsWanted(true)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        setIsWanted(true);
      }}
    />
  );
  if (!isWanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <OpenedMenu {...props} />
    </Suspense>
  );
}
