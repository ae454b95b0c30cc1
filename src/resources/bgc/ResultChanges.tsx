import type { BgcRescreeningFacts } from '../../../contracts/calls/bgcRescreenings.ts'
import type { ShownCase } from '../../../contracts/cases/shown.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Bgc.module.css'

type Changes = NonNullable<BgcRescreeningFacts['changes']>

/** What differs from the earlier case: the result, the answers of checks, and what was found. */
export const ResultChanges = ({ changes: { verdict, checks } }: { changes: Changes }) => {
  const text = useTexts('bgcScreen')
  const isSame = verdict.before?.value === verdict.after?.value
  if (isSame && checks.length === 0) return <p>{text('again.same')}</p>
  return (
    <div>
      <h4>{text('again.changes')}</h4>
      <ul className={styles.changes}>
        {!isSame && (
          <li>
            <span>{text('again.result')}</span>
            <Verdict shown={verdict.before} />→<Verdict shown={verdict.after} />
          </li>
        )}
        {checks.map(({ name, label, before, after, facts }) => (
          <li key={name}>
            <span>{label}</span>
            {before ? <ToneChip tone={before.tone} label={before.label} /> : '-'}→
            {after ? <ToneChip tone={after.tone} label={after.label} /> : '-'}
            {facts.map(fact => (
              <span key={fact.label} className={styles.change}>
                {text('again.fact', { label: fact.label, before: fact.before, after: fact.after })}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

const Verdict = ({ shown }: { shown: ShownCase['verdict'] }) => {
  const locale = useLocale()
  return shown ? <ToneChip tone={shown.tone} label={shown.label[locale]} /> : '-'
}
