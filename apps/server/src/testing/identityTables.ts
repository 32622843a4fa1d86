/** What tests of areas read and write of the provider. */
export { formerPasswords } from "../identity/tables.ts";
