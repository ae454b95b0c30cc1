/** Plain data, as JSON has it. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }

type Path = readonly (string | number)[]

/**
 * One change of a value: at the end of the path, entries of a list from `at` on were replaced, or the value itself. Holds both sides, so that it can be taken back.
 */
export type Edit =
  | { path: Path; at: number; removed: readonly Json[]; inserted: readonly Json[] }
  | { path: Path; before: Json; after: Json }

/** What changes one value into another. Applying the edits to the first gives the second to the byte, the order of keys included. */
export function editsBetween(before: Json, after: Json, path: Path = []): Edit[] {
  if (before === after) return []
  if (Array.isArray(before) && Array.isArray(after)) return listEdits(before, after, path)
  if (isRecord(before) && isRecord(after) && haveSameKeys(before, after))
    return Object.keys(before).flatMap(key => editsBetween(before[key], after[key], [...path, key]))
  return [{ path, before, after }]
}

const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const haveSameKeys = (one: object, other: object) => Object.keys(one).join('\n') === Object.keys(other).join('\n')

/** The middle that differs is replaced as a whole, or entry by entry if the lists are of one length. */
function listEdits(before: readonly Json[], after: readonly Json[], path: Path): Edit[] {
  if (before.length === after.length)
    return before.flatMap((value, index) => editsBetween(value, after[index], [...path, index]))
  let start = 0
  while (start < before.length && start < after.length && isSame(before[start], after[start])) start += 1
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1
  const removed = before.slice(start, before.length - end)
  return [{ path, at: start, removed, inserted: after.slice(start, after.length - end) }]
}

const isSame = (one: Json, other: Json) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** The value after some edits, in their order. */
export const applied = (value: Json, edits: readonly Edit[]): Json => edits.reduce(appliedOne, value)

/** What takes edits back. */
export const reversed = (edits: readonly Edit[]): Edit[] =>
  edits
    .toReversed()
    .map(edit =>
      'at' in edit
        ? { ...edit, removed: edit.inserted, inserted: edit.removed }
        : { path: edit.path, before: edit.after, after: edit.before },
    )

function appliedOne(value: Json, edit: Edit): Json {
  const [key, ...rest] = edit.path
  if (key === undefined) {
    if (!('at' in edit)) return edit.after
    return (value as readonly Json[]).toSpliced(edit.at, edit.removed.length, ...edit.inserted)
  }
  const inner = { ...edit, path: rest }
  if (typeof key === 'number')
    return (value as readonly Json[]).with(key, appliedOne((value as readonly Json[])[key], inner))
  const record = value as { readonly [key: string]: Json }
  return { ...record, [key]: appliedOne(record[key], inner) }
}
