export { hasAll, isVisible, type Permissioned } from "./permissions.ts";
