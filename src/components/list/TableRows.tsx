import {
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useEvent,
  useStore,
  useTranslate,
} from 'ra-core'
import { createElement, type MouseEvent, memo, type ReactNode, useMemo } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Field } from '../../../contracts/fields/field.ts'
import { withId } from '../../../contracts/platform/paths.ts'
import { CheckedBox, EmptyBox } from '../../theme/overrides/controlIcons.tsx'
import { valueAt } from '../detail/parts.ts'
import { FieldValue, type Scalar } from '../FieldValue.tsx'
import type { Column, ListDeclaration, RowPress } from './declaration.ts'
import { type ListedResource, useDeclaredList } from './declaredList.ts'
import styles from './Rows.module.css'
import { useOpenRecord } from './useOpenRecord.ts'

export const isFigure = ({ kind }: Field) => kind === 'money' || kind === 'count'
export const isTime = ({ kind }: Field) => kind === 'time' || kind === 'day'

export const widthsOf = ({ hiddenBelow, hiddenFrom }: Column) =>
  [hiddenBelow && styles[`hiddenBelow${hiddenBelow}`], hiddenFrom && styles[`hiddenFrom${hiddenFrom}`]]
    .filter(Boolean)
    .join(' ')

/**
 * The rows of the table. Only this component reads the state of the list; a row receives props that change only with the row
 * itself, so that selecting one renders that one alone. Rows and cells are plain elements, because a page may have a hundred
 * rows of eleven cells.
 */
export const TableRows = ({ usuallyHidden }: { usuallyHidden: string[] }) => {
  const { resource, columns, list } = useDeclaredList()
  const data = useDataTableDataContext() as RaRecord<string>[]
  const selectedIds = useDataTableSelectedIdsContext() ?? []
  const { handleToggleItem } = useDataTableCallbacksContext()
  const [hidden] = useStore(`${resource.name}.datatable`, usuallyHidden)
  const cells = useMemo(() => cellsOf(columns, hidden, resource), [columns, hidden, resource])
  const selectLabel = useTranslate()('ra.action.select_row', { _: 'Select this row' })
  const onOpen = useOnOpen(list.row)
  return (
    <tbody>
      {data.map(record => (
        <Row
          key={record.id}
          record={record}
          cells={cells}
          press={list.row}
          onOpen={onOpen}
          actions={list.rowActions}
          isSelected={selectedIds.includes(record.id)}
          selectLabel={selectLabel}
          {...(list.bulkActions && { onToggle: handleToggleItem })}
        />
      ))}
    </tbody>
  )
}

interface CellShape {
  column: Column
  field: Field
  className: string
}

const cellsOf = (columns: readonly Column[], hidden: readonly string[], { fields }: ListedResource): CellShape[] =>
  columns
    .filter(({ name }) => !hidden.includes(name))
    .map(column => {
      const field: Field = fields[column.name] ?? { label: { en: '', hi: '' } }
      const quiet = (column.quiet || isTime(field)) && styles.quiet
      return {
        column,
        field,
        className: [styles.cell, isFigure(field) && styles.figure, quiet, widthsOf(column)].filter(Boolean).join(' '),
      }
    })

/** A click on a row opens the record's page or the drawer. Without either, rows are not clickable. */
function useOnOpen(row: RowPress | undefined) {
  const { open } = useOpenRecord()
  const navigate = useNavigate()
  return useEvent((id: string) => {
    if (row?.opens === 'drawer') open(id)
    if (row?.opens === 'page') void navigate(withId(row.path, id), { state: { _scrollToTop: true } })
  })
}

interface RowProps {
  press: RowPress | undefined
  onOpen: (id: string) => void
  record: RaRecord<string>
  cells: readonly CellShape[]
  actions: ListDeclaration['rowActions']
  isSelected: boolean
  selectLabel: string
  /** Shift selects a range. */
  onToggle?: (id: string, event: never) => void
}

const Row = memo((props: RowProps) => {
  const { record, cells, press, onOpen, actions, isSelected, selectLabel, onToggle } = props
  return (
    <tr
      className={styles.row}
      data-selected={isSelected || undefined}
      data-opens={press?.opens}
      onClick={press && (() => onOpen(record.id))}
    >
      {onToggle && (
        <td className={`${styles.cell} ${styles.tickCell}`}>
          <span className={styles.tick}>
            <input
              type="checkbox"
              aria-label={selectLabel}
              checked={isSelected}
              onClick={event => event.stopPropagation()}
              onChange={({ nativeEvent }) => onToggle(record.id, nativeEvent as never)}
            />
            {isSelected ? <CheckedBox /> : <EmptyBox />}
          </span>
        </td>
      )}
      {cells.map(({ column, field, className }, index) => {
        const cell = <Cell column={column} field={field} record={record} />
        return (
          <td key={column.name} className={className}>
            {index === 0 && press && !column.component ? (
              <Opener id={record.id} press={press} onOpen={onOpen}>
                {cell}
              </Opener>
            ) : (
              cell
            )}
          </td>
        )
      })}
      {actions && (
        <td className={`${styles.cell} ${styles.figure}`}>
          {/* A click on a button, or in a dialog that it opens, must not open the row. */}
          <span className={styles.actions} onClick={event => event.stopPropagation()} role="presentation">
            {createElement(actions, { record: record as never })}
          </span>
        </td>
      )}
    </tr>
  )
})

interface OpenerProps {
  id: string
  press: RowPress
  onOpen: (id: string) => void
  children: ReactNode
}

/**
 * Wraps the first cell in a link or a button that opens the row, for keyboard users. A first column with its own component
 * must provide this itself.
 */
const Opener = ({ id, press, onOpen, children }: OpenerProps) => {
  const openAlone = (event: MouseEvent) => {
    // A click on the row would open it as well.
    event.stopPropagation()
    if (press.opens === 'drawer') onOpen(id)
  }
  if (press.opens === 'drawer')
    return (
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={openAlone}>
        {children}
      </button>
    )
  return (
    <Link className={styles.opener} to={withId(press.path, id)} onClick={openAlone}>
      {children}
    </Link>
  )
}

interface CellProps {
  column: Column
  field: Field
  record: RaRecord
}

/** Rendered again only for another record: selecting a row does not render its cells. */
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
