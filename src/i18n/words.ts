/** The shape that every language must have: the same keys, functions with the same arguments. English is the type. */
export type Words<T> = T extends (...values: infer Values) => string
  ? (...values: Values) => string
  : T extends string
    ? string
    : { [Key in keyof T]: Words<T[Key]> };
