import type { z } from 'zod'
import { challanOrderStatuses } from '../../../contracts/challans.ts'
import type { challanOrder } from '../../../contracts/resources/challanOrder.ts'
import { ChoiceEditor } from '../../components/list/ChoiceEditor.tsx'
import { DateRangeEditor } from '../../components/list/DateRangeEditor.tsx'
import { FilterBar } from '../../components/list/FilterBar.tsx'
import { SearchField } from '../../components/list/SearchField.tsx'
import { useFilterLabels } from '../../components/list/useFilterLabels.ts'
import { useListFilters } from '../../components/list/useListFilters.ts'
import { useTexts } from '../../i18n/useTexts.ts'

type Filters = z.output<typeof challanOrder.filter>

export const OrderFilters = () => {
  const text = useTexts('challanTool')
  const words = useFilterLabels()
  const { filters, set, clearAll } = useListFilters<Filters>()
  const { status = [], rcNo = '', createdFrom, createdTo } = filters
  const states = challanOrderStatuses.map(value => ({ value, label: text(`statuses.${value}`) }))
  return (
    <FilterBar
      onClearAll={clearAll}
      search={
        <SearchField label={text('lists.byVehicle')} value={rcNo} onAsk={typed => set({ rcNo: typed || undefined })} />
      }
      filters={[
        {
          name: 'status',
          label: text('lists.orders.status'),
          value: words.choices(states, status),
          onClear: () => set({ status: [] }),
          editor: (
            <ChoiceEditor
              label={text('lists.orders.status')}
              options={states}
              chosen={status}
              onChange={chosen => set({ status: chosen })}
            />
          ),
        },
        {
          name: 'days',
          label: text('lists.orders.days'),
          value: words.days({ createdFrom, createdTo }),
          onClear: () => set({ createdFrom: undefined, createdTo: undefined }),
          editor: <DateRangeEditor days={{ createdFrom, createdTo }} onChange={set} />,
        },
      ]}
    />
  )
}
