import { downloadChallanEvidence } from '../../../contracts/calls/challans.ts'
import type { ChallanOrderDetail } from '../../../contracts/resources/challanOrder.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ChallanOrderDetails.module.css'
import { ChallanRouteChip } from './ChallanRouteChip.tsx'
import { FileDownloadButton } from './FileDownloadButton.tsx'
import { OrderItemChip } from './OrderItemChip.tsx'

/** The order's challans, each with how it is settled and the proof once it is. */
export const CustomerOrderItems = ({ order: { id, items } }: { order: ChallanOrderDetail }) => {
  const text = useTexts('challanTool')
  return (
    <Section flush title={text('order.challans')}>
      <ul className={styles.items}>
        {items.map(item => (
          <li key={item.id}>
            <div className={styles.item}>
              <strong>{item.offence}</strong>
              <span className={styles.number}>
                <span className="mono">{item.challanNo}</span>
                <CopyButton value={item.challanNo} name={text('payment.number')} />
              </span>
              <span className={styles.chips}>
                <ChallanRouteChip route={item.route} />
                <OrderItemChip status={item.status} />
                {item.court_status_desc && <span>{item.court_status_desc}</span>}
              </span>
            </div>
            <div className={styles.right}>
              <Money paise={item.amountPaise + item.feePaise} strong />
              {item.evidence && (
                <FileDownloadButton
                  small
                  call={downloadChallanEvidence}
                  params={{ id, item: item.id }}
                  name={`${item.challanNo}-settled`}
                  label={text('order.evidence')}
                  ariaLabel={text('order.evidenceOf', { number: item.challanNo })}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
