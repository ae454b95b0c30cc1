import type { Field } from '../../../contracts/resources/field.ts'
import type { CardLine, Column } from './declaration.ts'

const isTime = (field: Field | undefined) => field?.kind === 'time' || field?.kind === 'day'
const isFigure = (field: Field | undefined) => field?.kind === 'money' || field?.kind === 'count'

/** A card of a list that declares none: what a record is and its last figure, what else is in words, when it was. */
export function lineOfColumns(columns: readonly Column[], fields: Record<string, Field>): readonly CardLine[] {
  const shown = columns.filter(({ hidden, hiddenFrom }) => !hidden && hiddenFrom === undefined).map(({ name }) => name)
  const times = shown.filter(name => isTime(fields[name]))
  const figures = shown.filter(name => isFigure(fields[name]))
  const [title = 'id', ...words] = shown.filter(name => !times.includes(name) && !figures.includes(name))
  const end = figures.at(-1) ?? words.pop()
  return [
    { start: title, ...(end && { end }) },
    ...(words.length > 0 ? [{ start: words.slice(0, 3) }] : []),
    ...(times.length > 0 ? [{ start: times, quiet: true }] : []),
  ]
}
