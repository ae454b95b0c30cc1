import { Link } from 'react-router-dom'
import { paths, withId } from '../../../../../contracts/paths.ts'
import type { PostpaidCustomer } from '../../../../../contracts/resources/postpaidCustomer.ts'
import { RecordColumn, RecordTable } from '../../../../components/list/RecordTable.tsx'
import { Money } from '../../../../components/Money.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { NearLimitChip } from '../NearLimitChip.tsx'
import styles from '../Postpaid.module.css'
import { useMonth } from '../useMonth.ts'

export const PostpaidTable = () => {
  const text = useTexts('adminPostpaid')
  const month = useMonth()
  return (
    <RecordTable className={styles.table} rowClick={false}>
      <RecordColumn<PostpaidCustomer>
        source="customer"
        label={text('column.customer')}
        render={({ id, customer, nearLimit }) => (
          <span className={styles.name}>
            <Link to={withId(paths.adminPostpaidUserDetail, id)}>{customer}</Link>
            {nearLimit && <NearLimitChip />}
          </span>
        )}
      />
      <RecordColumn<PostpaidCustomer>
        source="customerId"
        label={text('column.customerId')}
        disableSort
        cellClassName={`mono ${styles.quiet}`}
      />
      <RecordColumn<PostpaidCustomer>
        source="outstandingPaise"
        label={text('column.outstanding')}
        align="right"
        sortByOrder="DESC"
        render={({ outstandingPaise }) => <Money paise={outstandingPaise} strong />}
      />
      <RecordColumn<PostpaidCustomer>
        source="creditLimitPaise"
        label={text('column.limit')}
        align="right"
        sortByOrder="DESC"
        cellClassName={styles.quiet}
        render={({ creditLimitPaise: paise }) => (paise === null ? text('noLimit') : <Money paise={paise} />)}
      />
      <RecordColumn<PostpaidCustomer>
        source="statement"
        label={text('column.statement')}
        align="right"
        disableSort
        cellClassName={styles.quiet}
        render={({ statement }) =>
          statement ? (
            <span className={styles.billed}>
              {month(statement.month)} <Money paise={statement.outstandingPaise} />
            </span>
          ) : (
            text('noStatement')
          )
        }
      />
      <RecordColumn<PostpaidCustomer>
        source="duePaise"
        label={text('column.due')}
        align="right"
        sortByOrder="DESC"
        render={({ duePaise }) => <Money paise={duePaise} strong={duePaise > 0} />}
      />
    </RecordTable>
  )
}
