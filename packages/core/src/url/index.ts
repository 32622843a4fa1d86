export { isWebAddress, isWebUrl } from "./webAddress.ts";
