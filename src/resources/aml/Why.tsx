import { formatScore, formatSignedScore } from '../../../contracts/platform/scores.ts'
import type { AmlHit } from '../../../contracts/products/amlScreen.ts'
import { nameFeatureTexts } from '../../../contracts/screening/names.ts'
import { Section } from '../../components/Section.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Aml.module.css'

/** What the comparison of births, countries and the like says; other details are the words themselves. */
const agreements = ['same', 'close', 'different'] as const
const isAgreement = (detail: string): detail is (typeof agreements)[number] => agreements.some(one => one === detail)

const colours = ['var(--c1)', 'var(--c2)', 'var(--c4)', 'var(--c3)']

/** The score with its distance from the threshold, the name that matched, and every part that raised or lowered the score. */
export const Why = ({ hit, threshold }: { hit: AmlHit; threshold: number }) => {
  const text = useTexts('aml')
  const locale = useLocale()
  const { score, features } = hit
  const distance = score - threshold
  const raising = features.filter(({ points }) => points > 0)
  const raised = raising.reduce((sum, { points }) => sum + points, 0)
  const limit = formatScore(threshold)
  return (
    <Section title={text('why', { score: formatScore(score) })} aside={text('sum')}>
      <div className={styles.score}>
        <strong className="num">{formatScore(score)}</strong>
        <p>
          {distance === 0
            ? text('exactly', { threshold: limit })
            : text(distance > 0 ? 'above' : 'below', { points: formatScore(Math.abs(distance)), threshold: limit })}
          <br />
          {text(`matched.${hit.aliasQuality}`, { name: hit.matchedName, main: hit.name })}
        </p>
      </div>
      <div className={styles.scale} aria-hidden="true">
        <span className={styles.tick} style={{ left: `${threshold}%` }}>
          {text('threshold', { threshold: limit })}
        </span>
        <div className={styles.bar}>
          {raising.map(({ feature, points }, at) => (
            <span
              key={feature}
              style={{ width: `${(points / raised) * score}%`, background: colours[at % colours.length] }}
            />
          ))}
        </div>
      </div>
      <ul className={styles.features} aria-label={text('feature')}>
        {features.map(({ feature, points, detail }) => (
          <li key={feature}>
            <i
              aria-hidden="true"
              style={{
                background:
                  points > 0
                    ? colours[raising.findIndex(one => one.feature === feature) % colours.length]
                    : 'var(--danger)',
              }}
            />
            <div>
              <span>{nameFeatureTexts[feature][locale]}</span>
              {detail && <small>{isAgreement(detail) ? text(`agreement.${detail}`) : detail}</small>}
            </div>
            <b className="num">{formatSignedScore(points)}</b>
          </li>
        ))}
      </ul>
    </Section>
  )
}
