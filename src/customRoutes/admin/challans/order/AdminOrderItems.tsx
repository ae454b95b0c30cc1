import { Checkbox } from '@mui/material'
import { downloadAnyEvidence } from '../../../../../contracts/calls/adminChallans.ts'
import { formatPaise } from '../../../../../contracts/money.ts'
import type { CustomerChallanOrderDetail } from '../../../../../contracts/resources/challanOrder.ts'
import { CopyButton } from '../../../../components/CopyButton.tsx'
import { Money } from '../../../../components/Money.tsx'
import { Section } from '../../../../components/Section.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { ChallanRouteChip } from '../../../../resources/challanOrders/ChallanRouteChip.tsx'
import { FileDownloadButton } from '../../../../resources/challanOrders/FileDownloadButton.tsx'
import { OrderItemChip } from '../../../../resources/challanOrders/OrderItemChip.tsx'
import styles from '../Challans.module.css'
import { isSelectable } from './isSelectable.ts'

interface AdminOrderItemsProps {
  order: CustomerChallanOrderDetail
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** The order's challans; those that may still be settled or refunded can be chosen. */
export const AdminOrderItems = ({ order: { id, items, refunds }, chosen, onChoose }: AdminOrderItemsProps) => {
  const text = useTexts('adminChallans')
  const tool = useTexts('challanTool')
  const toggle = (item: string) => {
    const next = new Set(chosen)
    if (!next.delete(item)) next.add(item)
    onChoose(next)
  }
  return (
    <Section flush title={tool('order.challans')}>
      <ul
        className={`${styles.cards} ${styles.items}`}
        data-choice={items.some(item => isSelectable(item, refunds)) || undefined}
      >
        {items.map(item => (
          <li key={item.id}>
            {isSelectable(item, refunds) && (
              <Checkbox
                checked={chosen.has(item.id)}
                onChange={() => toggle(item.id)}
                slotProps={{ input: { 'aria-label': text('one.select', { number: item.challanNo }) } }}
              />
            )}
            <div className={styles.item}>
              <strong>{item.offence}</strong>
              <span className={styles.quiet}>
                <span className="mono">{item.challanNo}</span>
                <CopyButton value={item.challanNo} name={tool('payment.number')} />
              </span>
              <span className={styles.chips}>
                <ChallanRouteChip route={item.route} />
                <OrderItemChip status={item.status} />
                {item.court_status_desc && <span className={styles.quiet}>{item.court_status_desc}</span>}
              </span>
            </div>
            <div className={styles.right}>
              <Money paise={item.amountPaise} strong />
              <span className={`num ${styles.quiet}`}>{text('one.fee', { amount: formatPaise(item.feePaise) })}</span>
              {item.evidence && (
                <FileDownloadButton
                  small
                  call={downloadAnyEvidence}
                  params={{ id, item: item.id }}
                  name={`${item.challanNo}-settled`}
                  label={text('one.proof')}
                  ariaLabel={text('one.evidence', { number: item.challanNo })}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
