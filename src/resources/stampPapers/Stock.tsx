import { useListContext } from 'ra-core'
import { countStampPapers } from '../../../contracts/calls/esignStamps.ts'
import { stampLimits } from '../../../contracts/esign/stampPapers.ts'
import { stateName } from '../../../contracts/identifiers/states.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './StampPapers.module.css'

/** How many are free of each state and value, those that run out first; a press filters the list. */
export const Stock = () => {
  const text = useTexts('stampPapers')
  const locale = useLocale()
  const { data } = useCallQuery(countStampPapers, {})
  const { setFilters } = useListContext()
  if (!data || data.stock.length === 0) return null
  // What nobody has used yet was perhaps bought for one document.
  const low = data.stock.filter(({ free, used, reserved }) => free <= stampLimits.low && used + reserved > 0)
  const nameOf = ({ state, valuePaise }: (typeof low)[number]) =>
    text('stock.name', { state: stateName(state, locale), value: formatPaise(valuePaise) })
  return (
    <div className={styles.stock}>
      {low.length > 0 && (
        <InlineAlert tone="warning">{text('stock.low', { names: low.map(nameOf).join('; ') })}</InlineAlert>
      )}
      <ul className={styles.counts}>
        {data.stock.map(one => (
          <li key={`${one.state} ${one.valuePaise}`}>
            <button
              type="button"
              onClick={() =>
                setFilters({ state: [one.state], valuePaise: one.valuePaise, status: ['free'] }, undefined, false)
              }
            >
              <b className="num">{text('stock.free', { smart_count: one.free })}</b>
              <span>{nameOf(one)}</span>
              {one.reserved > 0 && <small>{text('stock.reserved', { smart_count: one.reserved })}</small>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
