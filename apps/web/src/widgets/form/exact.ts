/** A value as it is sent: what is undefined is not there, so an optional member has a value or none. */
export type Exact<Value> = Value extends readonly (infer Item)[]
  ? Exact<Item>[]
  : Value extends object
    ? { [Name in keyof Value]: Exact<Exclude<Value[Name], undefined>> }
    : Value;
