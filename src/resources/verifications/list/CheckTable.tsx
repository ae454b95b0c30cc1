import { useStore } from 'ra-core'
import { withId } from '../../../../contracts/paths.ts'
import { RecordColumn, RecordTable } from '../../../components/list/RecordTable.tsx'
import { useProduct } from '../product.ts'
import type { VerificationRecord } from '../record.ts'
import { Cell } from './Cell.tsx'
import { columnsOf, isHidden, isNumeric } from './columns.ts'
import { densityKey } from './DensityButton.tsx'
import styles from './List.module.css'
import { useColumnLabel } from './useColumnLabel.ts'

/** The checks as a table: react-admin's, with its selection (shift takes a range), sort and remembered columns. */
export const CheckTable = () => {
  const product = useProduct()
  const label = useColumnLabel(product)
  const [comfortable] = useStore(densityKey, false)
  const columns = columnsOf(product)
  return (
    <RecordTable
      className={styles.table}
      size={comfortable ? 'medium' : 'small'}
      selectable
      hiddenColumns={columns.filter(isHidden).map(({ id }) => id)}
      rowClick={id => withId(product.paths.detail, String(id))}
    >
      {columns.map(column => (
        <RecordColumn
          key={column.id}
          source={column.id as 'id'}
          label={label(column)}
          align={isNumeric(column) ? 'right' : 'left'}
          cellClassName={isNumeric(column) ? 'num' : undefined}
          disableSort={column.id !== 'createdAt'}
          sortByOrder="DESC"
          render={record => <Cell product={product} column={column} record={record as VerificationRecord} />}
        />
      ))}
    </RecordTable>
  )
}
