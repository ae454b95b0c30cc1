import { formatCount } from '../../../contracts/platform/money.ts'
import type { WatchListRecord } from '../../../contracts/resources/watchList.ts'
import { listStateChoices } from '../../../contracts/screening/watchLists.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface CellProps {
  record: WatchListRecord
}

/** The state, and how far a running import has come. */
export const ListState = ({ record: { state, read } }: CellProps) => {
  const locale = useLocale()
  const text = useTexts('listPages')
  const { label, tone = 'neutral' } = listStateChoices[state]
  return (
    <ToneChip
      tone={tone}
      label={read === null ? label[locale] : text('reading', { smart_count: read, count: formatCount(read) })}
    />
  )
}

/** On a phone the number alone would say nothing. */
export const EntryCount = ({ record: { entries } }: CellProps) => {
  const text = useTexts('listPages')
  return entries === null ? '-' : text('entries', { smart_count: entries, count: formatCount(entries) })
}
