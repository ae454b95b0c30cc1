import { Checkbox } from '@mui/material'
import { type RaRecord, useListContext } from 'ra-core'
import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Field } from '../../../contracts/fields/field.ts'
import { withId } from '../../../contracts/platform/paths.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { isComponent, valueAt } from '../detail/parts.ts'
import { FieldValue, isEmpty, type Scalar } from '../FieldValue.tsx'
import type { CardLine, CardPart, Column } from './declaration.ts'
import { useDeclaredList } from './declaredList.ts'
import styles from './Rows.module.css'
import { useOpenRecord } from './useOpenRecord.ts'

/** The list on narrow screens: each record is a card of a few lines. */
export const RecordCards = () => {
  const { data = [], selectedIds } = useListContext<RaRecord<string>>()
  const { list, columns, resource } = useDeclaredList()
  const { rowActions, bulkActions } = list
  const lines = list.card ?? lineOfColumns(columns, resource.fields)
  const actionsOf = (record: RaRecord) => rowActions && createElement(rowActions, { record: record as never })
  return (
    <ul className={styles.cards}>
      {data.map(record => (
        <li key={record.id} data-selected={selectedIds.includes(record.id) || undefined}>
          {bulkActions && <Tick record={record} />}
          <Press id={record.id}>
            {lines.map((line, index) => (
              <Line key={index} line={line} record={record}>
                {/* A button must not contain another button. */}
                {!list.row && rowActions && index === lines.length - 1 && (
                  <span className={styles.actions}>{actionsOf(record)}</span>
                )}
              </Line>
            ))}
          </Press>
          {list.row && rowActions && <div className={`${styles.actions} ${styles.foot}`}>{actionsOf(record)}</div>}
        </li>
      ))}
    </ul>
  )
}

const Tick = ({ record }: { record: RaRecord<string> }) => {
  const text = useTexts('components')
  const { recordRepresentation } = useDeclaredList()
  const { selectedIds, onToggleItem } = useListContext()
  const name = String(valueAt(record, recordRepresentation))
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': text('list.select', { name }) } }}
    />
  )
}

const Press = ({ id, children }: { id: string; children: ReactNode }) => {
  const { row } = useDeclaredList().list
  const { open } = useOpenRecord()
  if (!row) return <div className={styles.card}>{children}</div>
  if (row.opens === 'page')
    return (
      <Link className={styles.card} to={withId(row.path, id)}>
        {children}
      </Link>
    )
  return (
    <button className={styles.card} type="button" aria-haspopup="dialog" onClick={() => open(id)}>
      {children}
    </button>
  )
}

interface LineProps {
  line: CardLine
  record: RaRecord
  children: ReactNode
}

const Line = ({ line: { start, end, quiet = false }, record, children }: LineProps) => {
  const parts = (Array.isArray(start) ? start : [start]) as readonly CardPart[]
  const shown = parts.filter(part => isComponent(part) || !isEmpty(valueAt(record, nameOf(part))))
  if (shown.length === 0 && !end && !children) return null
  return (
    <span className={quiet ? `num ${styles.line} ${styles.meta}` : styles.line}>
      <span className={styles.start}>
        {shown.map((part, index) => (
          <Fragment key={index}>
            {index > 0 && ' · '}
            <Part part={part} record={record} />
          </Fragment>
        ))}
      </span>
      {end && <Part part={end} record={record} strong={!quiet} />}
      {children}
    </span>
  )
}

const nameOf = (part: string | { name: string }) => (typeof part === 'string' ? part : part.name)

interface PartProps {
  part: CardPart
  record: RaRecord
  strong?: boolean
}

const Part = ({ part, record, strong = false }: PartProps) => {
  const locale = useLocale()
  const { columns, resource } = useDeclaredList()
  if (isComponent(part)) return createElement(part, { record: record as never })
  const name = nameOf(part)
  const field = resource.fields[name] ?? { label: { en: '', hi: '' } }
  const component = typeof part === 'string' && columns.find(column => column.name === name)?.component
  if (component) return createElement(component, { record: record as never })
  const value = <FieldValue field={field} value={valueAt(record, name) as Scalar} strong={strong} />
  if (typeof part === 'string' || part.as === 'plain') return value
  return (
    <span>
      {(field.short ?? field.label)[locale]} {value}
    </span>
  )
}

const isTime = (field: Field | undefined) => field?.kind === 'time' || field?.kind === 'day'
const isFigure = (field: Field | undefined) => field?.kind === 'money' || field?.kind === 'count'

/** The default card: the record's name and its last figure, then its other texts, then its date. */
function lineOfColumns(columns: readonly Column[], fields: Record<string, Field>): readonly CardLine[] {
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
