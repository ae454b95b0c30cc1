import { Table } from '@mui/material'
import { DataTableBase, DataTableRenderContext, useStore } from 'ra-core'
import { DataTableClasses, DataTableHead, DataTableHeadCell, DataTableRoot } from 'ra-ui-materialui'
import { type ReactNode, useMemo } from 'react'
import type { Field } from '../../../contracts/fields/field.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { densityKey } from './ColumnChooser.tsx'
import { useDeclaredList } from './declaredList.ts'
import styles from './Rows.module.css'
import { isFigure, isTime, TableRows, widthsOf } from './TableRows.tsx'

const MANY_COLUMNS = 9

/**
 * The list as a table: react-admin's state and headers, with its sort, selection and remembered columns, and rows of our own.
 * Its `DataTable` includes a column chooser, delete buttons and a loading state that our lists do not use, and renders every
 * row again when one is selected.
 */
export const DeclaredTable = () => {
  const { columns, list } = useDeclaredList()
  const usuallyHidden = useMemo(() => columns.filter(({ hidden }) => hidden).map(({ name }) => name), [columns])
  const isDense = columns.length - usuallyHidden.length >= MANY_COLUMNS
  return (
    <DataTableBase
      hasBulkActions={list.bulkActions !== undefined}
      hiddenColumns={usuallyHidden}
      loading={null}
      empty={null}
    >
      <TableFrame isDense={isDense}>
        <Table className={DataTableClasses.table} size="small">
          <DataTableRenderContext value="header">
            <DataTableHead>
              <HeadCells />
            </DataTableHead>
          </DataTableRenderContext>
          <TableRows usuallyHidden={usuallyHidden} />
        </Table>
      </TableFrame>
    </DataTableBase>
  )
}

/** The density is an attribute, so that changing it does not render the rows again. */
const TableFrame = ({ isDense, children }: { isDense: boolean; children: ReactNode }) => {
  const { density } = useDeclaredList().list
  const [comfortable] = useStore(densityKey, false)
  return (
    <DataTableRoot
      className={`${DataTableClasses.root} ${styles.table} ${isDense ? styles.dense : ''}`}
      data-comfortable={(density && comfortable) || undefined}
    >
      <div className={DataTableClasses.tableWrapper}>{children}</div>
    </DataTableRoot>
  )
}

const HeadCells = () => {
  const text = useTexts('components')
  const locale = useLocale()
  const { resource, columns, list } = useDeclaredList()
  return (
    <>
      {columns.map(column => {
        const field: Field = resource.fields[column.name] ?? { label: { en: '', hi: '' } }
        return (
          <DataTableHeadCell
            key={column.name}
            source={column.name}
            label={field.label[locale]}
            align={isFigure(field) ? 'right' : 'left'}
            disableSort={!resource.sorts.includes(column.name)}
            sortByOrder={isTime(field) || isFigure(field) ? 'DESC' : 'ASC'}
            className={widthsOf(column)}
          />
        )
      })}
      {list.rowActions && (
        <DataTableHeadCell
          source="id"
          label={<span className="hidden-text">{text('list.actions')}</span>}
          align="right"
          disableSort
        />
      )}
    </>
  )
}
