import { type RaRecord, useStore } from 'ra-core'
import { createElement, type MouseEvent, memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { withId } from '../../../contracts/paths.ts'
import type { Field } from '../../../contracts/resources/field.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { valueAt } from '../detail/parts.ts'
import { FieldValue, type Scalar } from '../FieldValue.tsx'
import { densityKey } from './ColumnChooser.tsx'
import type { Column as Declared } from './declaration.ts'
import { useDeclaredList } from './declaredList.ts'
import { RecordColumn, RecordTable } from './RecordTable.tsx'
import styles from './Rows.module.css'
import { useOpenRecord } from './useOpenRecord.ts'

const MANY_COLUMNS = 9

const isFigure = ({ kind }: Field) => kind === 'money' || kind === 'count'

/** The list as a table. */
export const DeclaredTable = () => {
  const text = useTexts('components')
  const locale = useLocale()
  const { resource, columns, list } = useDeclaredList()
  const { rowActions } = list
  const [comfortable] = useStore(densityKey, false)
  const press = useRowPress()
  const isDense = columns.filter(({ hidden }) => !hidden).length >= MANY_COLUMNS
  return (
    <RecordTable
      className={`${styles.table} ${isDense ? styles.dense : ''}`}
      size={list.density && comfortable ? 'medium' : 'small'}
      selectable={list.bulkActions !== undefined}
      hiddenColumns={columns.filter(({ hidden }) => hidden).map(({ name }) => name)}
      rowClick={press}
    >
      {columns.map((column, index) => {
        const field = resource.fields[column.name] ?? { label: { en: '', hi: '' } }
        const isTime = field.kind === 'time' || field.kind === 'day'
        return (
          <RecordColumn<RaRecord>
            key={column.name}
            source={column.name}
            label={field.label[locale]}
            align={isFigure(field) ? 'right' : 'left'}
            disableSort={!resource.sorts.includes(column.name)}
            sortByOrder={isTime || isFigure(field) ? 'DESC' : 'ASC'}
            className={widthsOf(column)}
            cellClassName={column.quiet || isTime ? styles.quiet : undefined}
            render={record => {
              const cell = <Cell column={column} field={field} record={record} />
              return index === 0 && !column.component ? <Opener id={record.id}>{cell}</Opener> : cell
            }}
          />
        )
      })}
      {rowActions && (
        <RecordColumn<RaRecord>
          source="id"
          label={<span className="hidden-text">{text('list.actions')}</span>}
          align="right"
          disableSort
          render={record => (
            // A click on a button, or in the dialog it opens, must not open the row.
            <span className={styles.actions} onClick={event => event.stopPropagation()} role="presentation">
              {createElement(rowActions, { record: record as never })}
            </span>
          )}
        />
      )}
    </RecordTable>
  )
}

const widthsOf = ({ hiddenBelow, hiddenFrom }: Declared) =>
  [hiddenBelow && styles[`hiddenBelow${hiddenBelow}`], hiddenFrom && styles[`hiddenFrom${hiddenFrom}`]]
    .filter(Boolean)
    .join(' ')

/** A press opens the record's page or the drawer; where neither is declared a row is only read. */
function useRowPress() {
  const { row } = useDeclaredList().list
  const { open } = useOpenRecord()
  if (!row) return false
  if (row.opens === 'page') return (id: RaRecord['id']) => withId(row.path, String(id))
  return (id: RaRecord['id']) => {
    open(String(id))
    return false as const
  }
}

/**
 * Around the first cell, for the keyboard: what a press on the row does, as a link or a button. A first column with a component of its own
 * offers that itself.
 */
const Opener = ({ id, children }: { id: RaRecord['id']; children: ReactNode }) => {
  const { row } = useDeclaredList().list
  const { open } = useOpenRecord()
  if (!row) return children
  const press = (event: MouseEvent) => {
    // The row takes a press too.
    event.stopPropagation()
    if (row.opens === 'drawer') open(String(id))
  }
  if (row.opens === 'drawer')
    return (
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={press}>
        {children}
      </button>
    )
  return (
    <Link className={styles.opener} to={withId(row.path, String(id))} onClick={press}>
      {children}
    </Link>
  )
}

interface CellProps {
  column: Declared
  field: Field
  record: RaRecord
}

/** Drawn again only for another record: ticking one row leaves the other rows' cells alone. */
const Cell = memo(({ column: { name, component, strong = false, width }, field, record }: CellProps) => {
  const value = valueAt(record, name) as Scalar
  const shown = component ? (
    createElement(component, { record: record as never })
  ) : (
    <FieldValue field={field} value={value} strong={strong} />
  )
  if (width === undefined) return shown
  return (
    <span className={styles.cut} style={{ maxWidth: width }} title={typeof value === 'string' ? value : undefined}>
      {shown}
    </span>
  )
})
