/** Returns the value if it has that shape, else undefined. Stored data may be damaged or from another version. */
export type Shape<Value> = (value: unknown) => Value | undefined;

export const text: Shape<string> = (value) => (typeof value === 'string' ? value : undefined);
export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
export const number: Shape<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
export const count: Shape<number> = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;

export const between =
  (least: number, most: number): Shape<number> =>
  (value) => {
    const known = number(value);
    return known === undefined || known < least || known > most ? undefined : known;
  };

export const oneOf =
  <const Value>(...values: readonly Value[]): Shape<Value> =>
  (value) =>
    values.find((known) => known === value);

export const either =
  <One, Other>(one: Shape<One>, other: Shape<Other>): Shape<One | Other> =>
  (value) =>
    one(value) ?? other(value);

export const matching =
  (pattern: RegExp): Shape<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

/** Drops the entries that do not fit. */
export const listOf =
  <Value>(shape: Shape<Value>): Shape<readonly Value[]> =>
  (value) =>
    Array.isArray(value)
      ? value.flatMap((one): Value[] => {
          const known = shape(one);
          return known === undefined ? [] : [known];
        })
      : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values by key; drops the entries that do not fit. */
export const recordOf =
  <Value>(shape: Shape<Value>): Shape<Readonly<Record<string, Value>>> =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const known = Object.entries(value).flatMap(([key, one]): [string, Value][] => {
      const fits = shape(one);
      return fits === undefined ? [] : [[key, fits]];
    });
    return Object.fromEntries(known);
  };

type ShapesOf<Value> = { readonly [Key in keyof Value]-?: Shape<NonNullable<Value[Key]>> };

/** The fields that fit; others are dropped. */
export const partOf =
  <Value extends object>(shapes: ShapesOf<Value>): Shape<Partial<Value>> =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const fields = Object.entries(shapes as Record<string, Shape<unknown>>).flatMap(([key, shape]) => {
      const known = shape(value[key]);
      return known === undefined ? [] : [[key, known] as const];
    });
    return Object.fromEntries(fields) as Partial<Value>;
  };

/** Each field that does not fit is taken from `usual`. */
export const withDefaults =
  <Value extends object>(usual: Value, shapes: ShapesOf<Value>): Shape<Value> =>
  (value) => {
    const known = partOf(shapes)(value);
    return known === undefined ? undefined : { ...usual, ...known };
  };

/** All of the fields named in `required` must fit. */
export const objectOf =
  <Value extends object>(shapes: ShapesOf<Value>, required: readonly (keyof Value)[]): Shape<Value> =>
  (value) => {
    const known = partOf(shapes)(value);
    return known !== undefined && required.every((key) => known[key] !== undefined)
      ? (known as Value)
      : undefined;
  };

/** Returns undefined if the text is no JSON or has another shape. */
export function parsed<Value>(json: string | undefined, shape: Shape<Value>): Value | undefined {
  if (json === undefined) return undefined;
  try {
    return shape(JSON.parse(json));
  } catch {
    return undefined;
  }
}
