import { Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/useTexts.ts'
import { useIsNarrow } from '../theme/useIsNarrow.ts'
import { Money } from './Money.tsx'
import { PriceBreakdown, type PriceBreakdownLine } from './PriceBreakdown.tsx'
import styles from './PriceCard.module.css'
import { Section } from './Section.tsx'

interface PriceCardProps {
  title?: string
  lines: PriceBreakdownLine[]
  totalPaise: number
  /** The price is a maximum, because rows whose source is unavailable are not charged. */
  atMost?: boolean
  /** What is free, in one sentence. */
  note?: string
  wallet?: { name: string; beforePaise: number; afterPaise?: number }
  /** The primary button. Its label names the action and the price. */
  action: ReactNode
  /** Why the button is disabled. */
  reason?: ReactNode
}

/** The price beside a form. On a phone the total and the button are in a fixed bar at the bottom. */
export const PriceCard = ({
  title,
  lines,
  totalPaise,
  atMost = false,
  note,
  wallet,
  action,
  reason,
}: PriceCardProps) => {
  const text = useTexts('components')
  const phone = useIsNarrow(600)
  const totalLabel = text(atMost ? 'price.atMost' : 'price.toPay')
  return (
    <div className={styles.price}>
      <Section title={title ?? text('price.title')}>
        <PriceBreakdown lines={lines} total={{ label: totalLabel, paise: totalPaise }} />
        {note && <p className={styles.note}>{note}</p>}
        {wallet && (
          <dl className={styles.wallet}>
            <div>
              <dt>
                <Wallet size={16} aria-hidden="true" /> {wallet.name}
              </dt>
              <dd>
                <Money paise={wallet.beforePaise} strong />
              </dd>
            </div>
            {wallet.afterPaise !== undefined && (
              <div className={styles.after}>
                <dt>{text('price.after')}</dt>
                <dd>
                  <Money paise={wallet.afterPaise} />
                </dd>
              </div>
            )}
          </dl>
        )}
        {!phone && <div className={styles.action}>{action}</div>}
        {reason && <div className={styles.reason}>{reason}</div>}
      </Section>
      {phone && (
        <div className={styles.foot}>
          <div>
            <span>{totalLabel}</span>
            <Money paise={totalPaise} strong />
          </div>
          <div className={styles.action}>{action}</div>
        </div>
      )}
    </div>
  )
}
