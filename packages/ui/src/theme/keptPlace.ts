/** The style of what has its place before it is known, so that nothing beside it moves then. */
export const keptPlace = (isAwaited: boolean) =>
  ({ display: "contents", visibility: isAwaited ? "hidden" : "visible" }) as const;
