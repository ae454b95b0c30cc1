import { Table } from '@mui/material'
import { DataTableBase, DataTableRenderContext, type RaRecord, useDataTableRenderContext } from 'ra-core'
import {
  DataTableBody,
  DataTableCell,
  DataTableClasses,
  type DataTableColumnProps,
  DataTableHead,
  DataTableHeadCell,
  type DataTableProps,
  DataTableRoot,
} from 'ra-ui-materialui'
import type { ComponentProps } from 'react'

interface RecordTableProps
  extends Pick<DataTableProps, 'className' | 'size' | 'hiddenColumns' | 'rowClick' | 'children'> {
  /** A tick box for each row; shift takes a range. */
  selectable?: boolean
}

/**
 * react-admin's table of a list, with its sort, selection and remembered columns. Put together here because its `DataTable` carries a column
 * chooser, delete buttons and a loading state besides, none of which our lists use.
 */
export const RecordTable = ({
  className = '',
  size = 'small',
  selectable = false,
  children,
  ...base
}: RecordTableProps) => (
  <DataTableBase {...base} hasBulkActions={selectable} loading={null} empty={null}>
    <DataTableRoot className={`${DataTableClasses.root} ${className}`}>
      <div className={DataTableClasses.tableWrapper}>
        <Table className={DataTableClasses.table} size={size}>
          <DataTableRenderContext value="header">
            <DataTableHead>{children}</DataTableHead>
          </DataTableRenderContext>
          <DataTableBody>{children}</DataTableBody>
        </Table>
      </div>
    </DataTableRoot>
  </DataTableBase>
)

/** One column: its head or its cell, as the table asks. */
export const RecordColumn = <Row extends RaRecord>(props: DataTableColumnProps<Row>) => {
  const Cell = useDataTableRenderContext() === 'header' ? DataTableHeadCell : DataTableCell
  return <Cell {...(props as ComponentProps<typeof DataTableCell>)} />
}
