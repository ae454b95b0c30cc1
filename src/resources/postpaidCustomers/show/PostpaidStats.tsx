import { formatPaise } from '../../../../contracts/platform/money.ts'
import type { PostpaidCustomerDetail } from '../../../../contracts/resources/postpaidCustomer.ts'
import { Money } from '../../../components/Money.tsx'
import { Section } from '../../../components/Section.tsx'
import { StatCard } from '../../../components/StatCard.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useMonth } from '../useMonth.ts'
import styles from './PostpaidCustomer.module.css'

interface Props {
  account: PostpaidCustomerDetail
}

/** Outstanding amount, credit limit, overdue amount and holds. */
export const PostpaidStats = ({ account }: Props) => {
  const text = useTexts('adminPostpaid')
  const month = useMonth()
  const { outstandingPaise, creditLimitPaise: limit, duePaise, statement, wallets } = account
  const left = limit === null ? null : Math.max(0, limit - outstandingPaise)
  const held = wallets.reduce((sum, { heldPaise }) => sum + heldPaise, 0)
  return (
    <div className={styles.figures}>
      <StatCard
        label={text('outstanding.title')}
        figure={formatPaise(outstandingPaise)}
        note={text('outstanding.all')}
      />
      <StatCard
        label={text('due.title')}
        figure={formatPaise(duePaise)}
        note={duePaise > 0 && statement ? text('due.of', { month: month(statement.month) }) : text('due.none')}
      />
      <StatCard
        label={text('limit.title')}
        figure={limit === null ? text('noLimit') : formatPaise(limit)}
        note={left === null ? text('limit.unlimited') : text('limit.left', { amount: formatPaise(left) })}
      />
      <StatCard label={text('held.title')} figure={formatPaise(held)} note={text('held.detail')} />
    </div>
  )
}

/** The outstanding amount by age. */
export const Ageing = ({ account: { outstandingPaise, ageing } }: Props) => {
  const text = useTexts('adminPostpaid')
  const month = useMonth()
  const parts = [
    { name: text('ageing.unbilled'), paise: ageing.unbilledPaise },
    ...ageing.months.map(one => ({ name: month(one.month), paise: one.paise })),
    { name: text('ageing.older'), paise: ageing.olderPaise },
  ].filter(({ paise }) => paise > 0)
  return (
    <Section title={text('ageing.title')}>
      {outstandingPaise === 0 ? (
        <p className={styles.none}>{text('ageing.nothing')}</p>
      ) : (
        <>
          <dl className={styles.ageing}>
            {parts.map(({ name, paise }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Money paise={paise} />
                </dd>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ width: `${(paise / outstandingPaise) * 100}%` }} />
                </span>
              </div>
            ))}
          </dl>
          <p className={styles.hint}>{text('ageing.hint')}</p>
        </>
      )}
    </Section>
  )
}
