import type { ShownVideoCallDetail } from '../../../contracts/videoCalls/shown.ts'
import { type VcipState, vcipChecklist, vcipStates } from '../../../contracts/videoCalls/vcip.ts'
import { vcipClauses } from '../../../contracts/videoCalls/vcipClauses.ts'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './VcipChecklist.module.css'

const states = Object.keys(vcipStates) as VcipState[]

/** What the call shows for each clause of the V-CIP: how many stand how, then all of them. */
export const VcipChecklist = ({ shown }: { shown: ShownVideoCallDetail }) => {
  const text = useTexts('videoCallsScreen')
  const locale = useLocale()
  const lines = vcipChecklist(shown)
  return (
    <Section title={text('vcip.title')}>
      <div className={styles.checklist}>
        <p>{text('vcip.lead')}</p>
        <ul className={styles.counts}>
          {states
            .map(state => ({ state, count: lines.filter(line => line.state === state).length }))
            .filter(({ count }) => count > 0)
            .map(({ state, count }) => (
              <li key={state}>
                <ToneChip
                  tone={vcipStates[state].tone ?? 'neutral'}
                  label={`${vcipStates[state].label[locale]}: ${count}`}
                />
              </li>
            ))}
        </ul>
        <details>
          <summary>{text('vcip.show', { count: lines.length })}</summary>
          <ul className={styles.lines}>
            {lines.map(({ clause, state, evidence }) => (
              <li key={clause}>
                <div>
                  <b>{vcipClauses[clause].title[locale]}</b>
                  <span className="num">{vcipClauses[clause].number}</span>
                  <p>{evidence[locale]}</p>
                </div>
                <ToneChip tone={vcipStates[state].tone ?? 'neutral'} label={vcipStates[state].label[locale]} />
              </li>
            ))}
          </ul>
          <p>{text('vcip.numbers')}</p>
        </details>
      </div>
    </Section>
  )
}
