import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { Challan } from '../../../../contracts/calls/challanFields.ts'
import { originalFeePaise } from '../../../../contracts/challans.ts'
import { formatPaise } from '../../../../contracts/money.ts'
import { Money } from '../../../components/Money.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Cart.module.css'
import { challanCharge } from './useChallanSelection.ts'

interface CartCardProps {
  challan: Challan
  open: boolean
  onToggle: () => void
}

/** Offence, number and amount plus fee; open, the two apart, and what the fee was before its discount (A81). */
export const CartCard = ({ challan, open, onToggle }: CartCardProps) => {
  const text = useTexts('challanTool')
  const id = useId()
  const { challanNo, detailsViolation, discount } = challan
  const { amountPaise, feePaise } = challanCharge(challan)
  const struck = originalFeePaise(feePaise, discount)
  return (
    <li className={styles.inCart}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <span>
          <strong>{detailsViolation.map(({ offence }) => offence).join(', ')}</strong>
          <span className="mono">{challanNo}</span>
        </span>
        <Money paise={amountPaise + feePaise} strong />
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <dl id={id} hidden={!open} className={styles.parts}>
        <div>
          <dt>{text('payment.amount')}</dt>
          <dd>
            <Money paise={amountPaise} />
          </dd>
        </div>
        <div>
          <dt>{text('payment.fee')}</dt>
          <dd>
            {struck !== null && (
              <>
                <span className={styles.off}>{text('payment.off', { percent: discount })}</span>
                <s className="num">{formatPaise(struck)}</s>
              </>
            )}
            <Money paise={feePaise} />
          </dd>
        </div>
      </dl>
    </li>
  )
}
