import { useState, type ComponentType, type KeyboardEvent } from "react";
import type { DropdownMenuProps } from "./dropdownMenuProps.ts";
import { MenuTrigger } from "./MenuTrigger.tsx";

const load = () => import("./OpenedMenu.tsx").catch(() => null);

/**
 * A menu with one item checked. Its code comes when somebody is about to open it; where it cannot
 * be loaded the button stays, and the next press tries again.
 */
export function DropdownMenu(props: DropdownMenuProps) {
  const [Opened, setOpened] = useState<ComponentType<DropdownMenuProps> | null>(null);
  const open = () => void load().then((loaded) => loaded && setOpened(() => loaded.OpenedMenu));
  if (Opened !== null) return <Opened {...props} />;
  return (
    <MenuTrigger
      label={props.label}
      text={props.triggerText}
      icon={props.triggerIcon}
      ground={props.ground ?? "page"}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={open}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        open();
      }}
    />
  );
}
