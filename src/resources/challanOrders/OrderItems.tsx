import { Checkbox } from '@mui/material'
import type { Call } from '../../../contracts/calls/define.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { ChallanOrderDetail } from '../../../contracts/resources/challanOrder.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { useOffences } from '../../i18n/useOffences.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ChallanOrders.module.css'
import { ChallanRouteChip, OrderItemChip } from './chips.tsx'
import { FileDownloadButton } from './FileDownloadButton.tsx'

type Item = ChallanOrderDetail['items'][number]

interface Selection {
  isSelectable: (item: Item) => boolean
  /** Challan IDs. */
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}

interface OrderItemsProps {
  order: Pick<ChallanOrderDetail, 'id' | 'items'>
  /** Downloads a challan's proof of settlement. */
  evidenceCall: Call
  /** Present for staff, who select challans and see fee and fine separately. */
  selection?: Selection
}

/** The order's challans with their routes and proofs of settlement. */
export const OrderItems = ({ order: { id, items }, evidenceCall, selection }: OrderItemsProps) => {
  const text = useTexts('challanTool')
  const { line } = useOffences()
  return (
    <Section flush title={text('order.challans')}>
      <ul className={styles.items} data-selectable={(selection && items.some(selection.isSelectable)) || undefined}>
        {items.map(item => (
          <li key={item.id}>
            {selection?.isSelectable(item) && <ItemCheckbox item={item} selection={selection} />}
            <div className={styles.item}>
              <strong>{line(item.offence)}</strong>
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
              <Money paise={selection ? item.amountPaise : item.amountPaise + item.feePaise} strong />
              {selection && (
                <span className={`num ${styles.fee}`}>{text('order.fee', { amount: formatPaise(item.feePaise) })}</span>
              )}
            </div>
            {item.evidence && (
              <div className={styles.evidence}>
                <FileDownloadButton
                  small
                  call={evidenceCall}
                  params={{ id, item: item.id }}
                  name={`${item.challanNo}-settled`}
                  label={text('order.evidence')}
                  ariaLabel={text('order.evidenceOf', { number: item.challanNo })}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface ItemCheckboxProps {
  item: Item
  selection: Selection
}

const ItemCheckbox = ({ item: { id, challanNo }, selection: { selected, onSelect } }: ItemCheckboxProps) => {
  const text = useTexts('challanTool')
  const toggle = () => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  return (
    <Checkbox
      checked={selected.has(id)}
      onChange={toggle}
      slotProps={{ input: { 'aria-label': text('payment.select', { number: challanNo }) } }}
    />
  )
}
