import type { z } from 'zod'
import { apiOutcomes, gatewayStatuses } from '../../../contracts/apiUsage.ts'
import { productIds } from '../../../contracts/products/index.ts'
import type { apiLog } from '../../../contracts/resources/apiRequest.ts'
import { ChoiceEditor } from '../../components/list/ChoiceEditor.tsx'
import { ColumnsButton } from '../../components/list/ColumnsButton.tsx'
import { CustomerEditor } from '../../components/list/CustomerEditor.tsx'
import { DateRangeEditor } from '../../components/list/DateRangeEditor.tsx'
import { FilterBar } from '../../components/list/FilterBar.tsx'
import { SearchField } from '../../components/list/SearchField.tsx'
import { useFilterLabels } from '../../components/list/useFilterLabels.ts'
import { useListFilters } from '../../components/list/useListFilters.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type Audience, columnLabel, columnsFor, requestResource, usuallyHidden } from './columns.ts'
import { useKeyOptions } from './useKeyOptions.ts'
import { useRequestLabels } from './useRequestLabels.ts'

const modes = ['live', 'test'] as const

/** Search, filters and columns of either side's list. */
export const RequestFilters = ({ side }: { side: Audience }) => {
  const text = useTexts('usage')
  const names = useRequestLabels()
  const words = useFilterLabels()
  const { filters, set, clearAll } = useListFilters<RequestFilter>()
  const keys = useKeyOptions(side === 'customer')
  const {
    q = '',
    customer,
    product = [],
    key = [],
    outcome = [],
    httpStatus = [],
    mode,
    createdFrom,
    createdTo,
  } = filters
  const optionsOf = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map(value => ({ value, label: label(value) }))
  const products = optionsOf(productIds, names.product)
  const outcomes = optionsOf(apiOutcomes, value => text(`outcome.${value}`))
  const statuses = optionsOf(gatewayStatuses.map(String), value => value)
  const chosenStatuses = httpStatus.map(String)
  const modeOptions = optionsOf(modes, value => text(`modes.${value}`))
  const chosenMode = mode ? [mode] : []
  return (
    <FilterBar
      search={<SearchField label={text('report.search')} value={q} onAsk={typed => set({ q: typed })} />}
      onClearAll={clearAll}
      tools={
        <ColumnsButton
          resource={requestResource[side]}
          label={text('report.columns')}
          reset={text('report.reset')}
          columns={columnsFor(side).map(name => ({ name, label: columnLabel(name, text), fixed: name === 'time' }))}
          usuallyHidden={usuallyHidden[side]}
        />
      }
      filters={[
        ...(side === 'admin'
          ? [
              {
                name: 'customer',
                label: text('column.customer'),
                value: customer,
                onClear: () => set({ customer: undefined }),
                editor: (
                  <CustomerEditor
                    label={text('column.customer')}
                    value={customer}
                    onChange={asked => set({ customer: asked })}
                  />
                ),
              },
            ]
          : []),
        {
          name: 'outcome',
          label: text('column.status'),
          value: words.choices(outcomes, outcome),
          onClear: () => set({ outcome: [] }),
          editor: (
            <ChoiceEditor
              label={text('column.status')}
              options={outcomes}
              chosen={outcome}
              onChange={chosen => set({ outcome: chosen })}
            />
          ),
        },
        {
          name: 'product',
          label: text('column.product'),
          value: words.choices(products, product),
          onClear: () => set({ product: [] }),
          editor: (
            <ChoiceEditor
              label={text('column.product')}
              options={products}
              chosen={product}
              onChange={chosen => set({ product: chosen })}
            />
          ),
        },
        {
          name: 'days',
          label: text('report.date'),
          value: words.days({ createdFrom, createdTo }),
          onClear: () => set({ createdFrom: undefined, createdTo: undefined }),
          editor: <DateRangeEditor days={{ createdFrom, createdTo }} onChange={set} />,
        },
        {
          name: 'key',
          label: text('column.key'),
          value: key.length > 0 ? (words.choices(keys, key) ?? key[0]) : undefined,
          rare: true,
          onClear: () => set({ key: [] }),
          ...(side === 'customer' && {
            editor: (
              <ChoiceEditor
                label={text('column.key')}
                options={keys}
                chosen={key}
                onChange={chosen => set({ key: chosen })}
              />
            ),
          }),
        },
        {
          name: 'httpStatus',
          label: text('column.httpStatus'),
          value: words.choices(statuses, chosenStatuses),
          rare: true,
          onClear: () => set({ httpStatus: [] }),
          editor: (
            <ChoiceEditor
              label={text('column.httpStatus')}
              options={statuses}
              chosen={chosenStatuses}
              onChange={chosen => set({ httpStatus: gatewayStatuses.filter(one => chosen.includes(String(one))) })}
            />
          ),
        },
        {
          name: 'mode',
          label: text('mode'),
          value: words.choices(modeOptions, chosenMode),
          rare: true,
          onClear: () => set({ mode: undefined }),
          editor: (
            <ChoiceEditor
              label={text('mode')}
              options={modeOptions}
              chosen={chosenMode}
              onChange={chosen => set({ mode: chosen.find(one => one !== mode) })}
            />
          ),
        },
      ]}
    />
  )
}

type RequestFilter = z.output<typeof apiLog.filter>
