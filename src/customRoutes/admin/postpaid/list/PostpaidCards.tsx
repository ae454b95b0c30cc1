import { useListContext } from 'ra-core'
import { Link } from 'react-router-dom'
import { formatPaise } from '../../../../../contracts/money.ts'
import { paths, withId } from '../../../../../contracts/paths.ts'
import type { PostpaidCustomer } from '../../../../../contracts/resources/postpaidCustomer.ts'
import { Money } from '../../../../components/Money.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { NearLimitChip } from '../NearLimitChip.tsx'
import styles from '../Postpaid.module.css'
import { useMonth } from '../useMonth.ts'

/** The list on a narrow screen, three lines each: who and how much; limit and due; the last statement. */
export const PostpaidCards = () => {
  const text = useTexts('adminPostpaid')
  const month = useMonth()
  const { data = [] } = useListContext<PostpaidCustomer>()
  return (
    <ul className={styles.cards}>
      {data.map(({ id, customer, outstandingPaise, creditLimitPaise: limit, duePaise, nearLimit, statement }) => (
        <li key={id}>
          <Link to={withId(paths.adminPostpaidUserDetail, id)}>
            <span className={styles.line}>
              <b>{customer}</b>
              <Money paise={outstandingPaise} strong />
            </span>
            <span className={`num ${styles.line} ${styles.quiet}`}>
              <span>{limit === null ? text('noLimit') : text('limitOf', { amount: formatPaise(limit) })}</span>
              <span>{text('dueOf', { amount: formatPaise(duePaise) })}</span>
            </span>
            {(statement || nearLimit) && (
              <span className={`num ${styles.line} ${styles.quiet}`}>
                <span>
                  {statement &&
                    text('billed', { month: month(statement.month), amount: formatPaise(statement.outstandingPaise) })}
                </span>
                {nearLimit && <NearLimitChip />}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
