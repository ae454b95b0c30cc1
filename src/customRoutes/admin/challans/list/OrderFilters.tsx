import type { z } from 'zod'
import { challanChannels, challanOrderStatuses } from '../../../../../contracts/challans.ts'
import { challanEventLabels, type customerChallanOrder } from '../../../../../contracts/resources/challanOrder.ts'
import { ChoiceEditor } from '../../../../components/list/ChoiceEditor.tsx'
import { DateRangeEditor } from '../../../../components/list/DateRangeEditor.tsx'
import { FilterBar } from '../../../../components/list/FilterBar.tsx'
import { SearchField } from '../../../../components/list/SearchField.tsx'
import { useFilterLabels } from '../../../../components/list/useFilterLabels.ts'
import { useListFilters } from '../../../../components/list/useListFilters.ts'
import { useLocale } from '../../../../i18n/locale.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'

type Filters = z.output<typeof customerChallanOrder.filter>

const flags = ['refundAsked', 'diverged'] as const

export const OrderFilters = () => {
  const text = useTexts('adminChallans')
  const locale = useLocale()
  const words = useFilterLabels()
  const { filters, set, clearAll } = useListFilters<Filters>()
  const { status = [], channel, challanNo = '', createdFrom, createdTo } = filters
  const states = challanOrderStatuses.map(value => ({ value, label: challanEventLabels[value][locale] }))
  const channels = challanChannels.map(value => ({ value, label: text(`list.channels.${value}`) }))
  const marks = flags.map(value => ({ value, label: text(`list.${value}`) }))
  const marked = flags.filter(name => filters[name])
  return (
    <FilterBar
      onClearAll={clearAll}
      search={
        <SearchField
          label={text('list.search')}
          value={challanNo}
          onAsk={typed => set({ challanNo: typed || undefined })}
        />
      }
      filters={[
        {
          name: 'status',
          label: text('list.status'),
          value: words.choices(states, status),
          onClear: () => set({ status: [] }),
          editor: (
            <ChoiceEditor
              label={text('list.status')}
              options={states}
              chosen={status}
              onChange={chosen => set({ status: chosen })}
            />
          ),
        },
        {
          name: 'channel',
          label: text('list.channel'),
          value: words.choices(channels, channel ? [channel] : []),
          onClear: () => set({ channel: undefined }),
          editor: (
            <ChoiceEditor
              label={text('list.channel')}
              options={channels}
              chosen={channel ? [channel] : []}
              onChange={chosen => set({ channel: chosen.at(-1) })}
            />
          ),
        },
        {
          name: 'attention',
          label: text('list.attention'),
          value: words.choices(marks, marked),
          onClear: () => set({ refundAsked: undefined, diverged: undefined }),
          editor: (
            <ChoiceEditor
              label={text('list.attention')}
              options={marks}
              chosen={marked}
              onChange={chosen =>
                set({
                  refundAsked: chosen.includes('refundAsked') || undefined,
                  diverged: chosen.includes('diverged') || undefined,
                })
              }
            />
          ),
        },
        {
          name: 'days',
          label: text('list.days'),
          value: words.days({ createdFrom, createdTo }),
          onClear: () => set({ createdFrom: undefined, createdTo: undefined }),
          editor: <DateRangeEditor days={{ createdFrom, createdTo }} onChange={set} />,
        },
      ]}
    />
  )
}
