import { type Draft, draftOf } from '../cases/draft.ts'

/** The drafts of forms that show what a prefilled link knows, by step: by the paths of an answer, as the person's own drafts are. */
export function prefilledDrafts(values: readonly { field: string; value: string }[]): ReadonlyMap<string, Draft> {
  const stepOf = (field: string) => field.slice(0, field.indexOf('.'))
  const byStep = Map.groupBy(values, ({ field }) => stepOf(field))
  return new Map(
    [...byStep].map(([step, known]) => [
      step,
      draftOf({ values: Object.fromEntries(known.map(({ field, value }) => [field.slice(step.length + 1), value])) }),
    ]),
  )
}
