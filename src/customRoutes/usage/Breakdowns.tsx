import type { Usage } from '../../../contracts/calls/usage.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { OutcomeChip } from '../../resources/apiRequests/cells.tsx'
import { useRequestLabels } from '../../resources/apiRequests/useRequestLabels.ts'
import { Breakdown } from './Breakdown.tsx'
import styles from './Usage.module.css'

/** Calls by product, key and status, most frequent first. */
export const Breakdowns = ({ usage, mode }: { usage: Usage; mode: 'live' | 'test' }) => {
  const text = useTexts('usage')
  const names = useRequestLabels()
  return (
    <>
      <div className={styles.columns}>
        <Breakdown
          title={text('by.product')}
          heading={text('column.product')}
          mode={mode}
          lines={usage.products.map(line => ({
            ...line,
            id: line.product ?? 'read',
            name: names.product(line.product),
          }))}
        />
        <Breakdown
          title={text('by.key')}
          heading={text('column.key')}
          mode={mode}
          lines={usage.keys.map(line => ({
            ...line,
            id: line.id ?? 'none',
            name: (
              <span className={styles.key}>
                {names.key(line)} <span className={`mono ${styles.quiet}`}>{line.hint}</span>
              </span>
            ),
          }))}
        />
      </div>
      <Breakdown
        title={text('by.status')}
        heading={text('column.status')}
        mode={mode}
        quiet
        lines={usage.statuses.map(line => ({
          ...line,
          id: `${line.outcome} ${line.httpStatus}`,
          name: (
            <span className={styles.status}>
              <OutcomeChip record={line} /> <span className="mono">{line.httpStatus}</span>
            </span>
          ),
        }))}
      />
    </>
  )
}
