import { headlineChoices } from '../../../contracts/cases/trubgv/compared.ts'
import type { ShownTrubgv } from '../../../contracts/cases/trubgv/shown.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'

export const HeadlineChip = ({ headline }: Pick<ShownTrubgv, 'headline'>) => {
  const { label, tone = 'neutral' } = headlineChoices[headline]
  return <ToneChip tone={tone} label={label[useLocale()]} />
}

/** What the headline does not say by itself: which sources are missing, and what becomes of them. */
export const Missing = ({ shown: { headline, sources, nextTryAt } }: { shown: ShownTrubgv }) => {
  const text = useTexts('trubgvScreen')
  const locale = useLocale()
  const { short } = useDateFormats()
  if (headline === 'running') return <InlineAlert tone="info">{text('detail.running')}</InlineAlert>
  const silent = sources.filter(({ state }) => state === 'noAnswer').map(({ label }) => label[locale])
  if (silent.length === 0) return null
  return (
    <InlineAlert tone="warning">
      {[
        ...(headline === 'incomplete' ? [text('detail.partial')] : []),
        text('detail.silent', { sources: silent.join(', ') }),
        nextTryAt ? text('detail.nextTry', { time: short(nextTryAt) }) : text('detail.noNextTry'),
      ].join(' ')}
    </InlineAlert>
  )
}
