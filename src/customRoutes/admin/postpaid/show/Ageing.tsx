import { Money } from '../../../../components/Money.tsx'
import { Section } from '../../../../components/Section.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useMonth } from '../useMonth.ts'
import styles from './Account.module.css'
import type { PostpaidAccountProps } from './postpaidAccount.ts'

/** The outstanding amount by when it was charged. */
export const Ageing = ({ account: { outstandingPaise, ageing } }: PostpaidAccountProps) => {
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
