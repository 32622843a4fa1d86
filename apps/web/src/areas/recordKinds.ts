import type { Area, RecordKind, RecordKindName, RecordReference } from "./Area.ts";

/** Kinds of records by the `kind` of a search hit, which may be one that no area knows. */
export type RecordKinds = Readonly<
  Record<string, (RecordKind & { readonly name: RecordKindName }) | undefined>
>;

/** The kinds of records that areas open, for a holder of these permissions. */
export const recordKindsOf = (areas: readonly Area[], granted?: readonly string[]): RecordKinds =>
  Object.fromEntries(
    areas.flatMap(({ records, permission }) =>
      Object.entries(records ?? {}).map(([name, kind]) => {
        const isInside =
          granted === undefined || permission === undefined || granted.includes(permission);
        const path = isInside ? kind.path : (kind.pathByEntrance ?? kind.path);
        return [name, { ...kind, path, name: name as RecordKindName }];
      }),
    ),
  );

/** Where a record opens; null where no area opens records of its kind. */
export const recordPath = (
  areas: readonly Area[],
  kind: RecordKindName,
  record: RecordReference,
  granted?: readonly string[],
): string | null => recordKindsOf(areas, granted)[kind]?.path(record) ?? null;
