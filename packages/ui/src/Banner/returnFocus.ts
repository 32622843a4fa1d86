/** The ref of a bar: when it goes with the focus in it, the focus goes back to where it came from. */
export function returnFocus(bar: HTMLElement | null) {
  if (bar === null) return undefined;
  let before: EventTarget | null = null;
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && bar.contains(relatedTarget))) before = relatedTarget;
  };
  bar.addEventListener("focusin", remember);
  return () => {
    bar.removeEventListener("focusin", remember);
    if (bar.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
  };
}
