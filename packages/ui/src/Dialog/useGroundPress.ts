import { useRef, type SyntheticEvent } from "react";

/**
 * Calls back when the ground behind a `<dialog>` is pressed and released. Text that is selected past the
 * edge ends in a click on the dialog as well: that press began within it.
 */
export function useGroundPress(onPress: () => void) {
  const hasBegun = useRef(false);
  const isGround = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  return {
    onPointerDown: (event: SyntheticEvent) => {
      hasBegun.current = isGround(event);
    },
    onClick: (event: SyntheticEvent) => {
      if (hasBegun.current && isGround(event)) onPress();
    },
  };
}
