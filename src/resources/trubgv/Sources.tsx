import { sourceStateChoices } from '../../../contracts/cases/trubgv/compared.ts'
import type { ShownTrubgv } from '../../../contracts/cases/trubgv/shown.ts'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Trubgv.module.css'

/** Every source with what it has come to. A source without an answer costs nothing. */
export const Sources = ({ shown: { sources, chargedPaise } }: { shown: ShownTrubgv }) => {
  const text = useTexts('trubgvScreen')
  const locale = useLocale()
  const { short } = useDateFormats()
  return (
    <Section flush title={text('detail.sources')} aside={<Money paise={chargedPaise} strong />}>
      <ul className={styles.sources} aria-label={text('detail.sources')}>
        {sources.map(({ id, label, state, outcome, at, chargedPaise: own }) => {
          const { label: words, tone = 'neutral' } = sourceStateChoices[state]
          const isSaid = state === 'answered' && outcome !== null
          return (
            <li key={id}>
              <span className={styles.sourceName}>{label[locale]}</span>
              <ToneChip
                tone={isSaid ? outcome.tone : tone}
                label={isSaid ? outcome.label[locale] : words[locale]}
                dashed={state === 'noAnswer'}
              />
              <span className={`num ${styles.quiet}`}>{at ? short(at) : ''}</span>
              <Money paise={own} />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
