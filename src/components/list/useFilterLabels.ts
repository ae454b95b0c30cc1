import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Option } from './ChoiceEditor.tsx'
import type { DateRange } from './DateRangeEditor.tsx'

/** A filter's value in words; undefined while it is not set. */
export const useFilterLabels = () => {
  const text = useTexts('components')
  const { day, range } = useDateFormats()
  return {
    choices: <Value extends string>(options: readonly Option<Value>[], chosen: readonly Value[]) => {
      if (chosen.length > 1) return text('filter.several', { count: chosen.length })
      return options.find(({ value }) => value === chosen[0])?.label
    },
    days: ({ createdFrom, createdTo }: DateRange) => {
      if (createdFrom && createdTo) return range(createdFrom, createdTo)
      if (createdFrom) return text('filter.since', { day: day(createdFrom) })
      return createdTo && text('filter.until', { day: day(createdTo) })
    },
  }
}
