/** Whether a modal dialog is open: what is under it is out of reach, for keys as for the pointer. */
export const isDialogOpen = (): boolean => document.querySelector("dialog:modal") !== null;
