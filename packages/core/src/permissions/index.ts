export { isVisible, type Permissioned } from "./permissions.ts";
