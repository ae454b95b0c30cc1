import type { z } from 'zod'
import { limits } from '../../../../contracts/limits.ts'
import type { ipHit } from '../../../../contracts/resources/ipHit.ts'
import { ChoiceEditor } from '../../../components/list/ChoiceEditor.tsx'
import { CustomerEditor } from '../../../components/list/CustomerEditor.tsx'
import { DateRangeEditor } from '../../../components/list/DateRangeEditor.tsx'
import { FilterBar } from '../../../components/list/FilterBar.tsx'
import { SearchField } from '../../../components/list/SearchField.tsx'
import { useFilterLabels } from '../../../components/list/useFilterLabels.ts'
import { useListFilters } from '../../../components/list/useListFilters.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './IpHits.module.css'

type Filter = z.output<typeof ipHit.filter>

export const HitFilters = () => {
  const text = useTexts('admin')
  const words = useFilterLabels()
  const { filters, set, clearAll } = useListFilters<Filter>()
  const { q = '', customer, blocked, createdFrom, createdTo } = filters
  const only = [{ value: 'blocked', label: text('addresses.hits.onlyBlocked') }] as const
  return (
    <FilterBar
      search={<SearchField label={text('addresses.hits.search')} value={q} onAsk={typed => set({ q: typed })} />}
      onClearAll={clearAll}
      filters={[
        {
          name: 'days',
          label: text('addresses.hits.period'),
          value: words.days({ createdFrom, createdTo }),
          onClear: () => set({ createdFrom: undefined, createdTo: undefined }),
          editor: (
            <>
              <DateRangeEditor days={{ createdFrom, createdTo }} onChange={set} />
              <p className={styles.hint}>{text('addresses.hits.most', { days: limits.ipHits.mostDays })}</p>
            </>
          ),
        },
        {
          name: 'customer',
          label: text('addresses.hits.customer'),
          value: customer,
          onClear: () => set({ customer: undefined }),
          editor: (
            <CustomerEditor
              label={text('addresses.hits.customer')}
              value={customer}
              onChange={asked => set({ customer: asked })}
            />
          ),
        },
        {
          name: 'blocked',
          label: text('addresses.hits.blockedOnly'),
          value: blocked && text('addresses.hits.onlyBlocked'),
          onClear: () => set({ blocked: undefined }),
          editor: (
            <ChoiceEditor
              label={text('addresses.hits.blockedOnly')}
              options={only}
              chosen={blocked ? ['blocked'] : []}
              onChange={next => set({ blocked: next.length > 0 || undefined })}
            />
          ),
        },
      ]}
    />
  )
}
