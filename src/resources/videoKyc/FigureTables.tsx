import { videoReasonChoices } from '../../../contracts/cases/videoKyc/reasonTexts.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { Section } from '../../components/Section.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Figures } from './figures.ts'
import styles from './VideoKyc.module.css'

/** How far people came, and why sessions have not passed. */
export const FigureTables = ({ figures }: { figures: Figures }) => (
  <div className={styles.columns}>
    <Stages figures={figures} />
    <Reasons figures={figures} />
  </div>
)

const Stages = ({ figures: { stages } }: { figures: Figures }) => {
  const text = useTexts('videoKycScreen')
  const most = stages[0]?.reached ?? 0
  return (
    <Section title={text('figures.stages')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('figures.step')}</th>
            <th scope="col">{text('figures.reached')}</th>
            <th scope="col">{text('figures.lost')}</th>
          </tr>
        </thead>
        <tbody className="num">
          {stages.map(({ stage, reached }, at) => (
            <tr key={stage}>
              <th scope="row">
                {text(`figures.stage.${stage}`)}
                <progress
                  className={styles.bar}
                  max={Math.max(1, most)}
                  value={reached}
                  aria-label={text(`figures.stage.${stage}`)}
                />
              </th>
              <td>{formatCount(reached)}</td>
              <td>{formatCount(reached - (stages[at + 1]?.reached ?? reached))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

const Reasons = ({ figures: { reasons, judged } }: { figures: Figures }) => {
  const text = useTexts('videoKycScreen')
  const locale = useLocale()
  return (
    <Section title={text('figures.reasons')}>
      {reasons.length === 0 ? (
        <p className={styles.quiet}>{text('figures.noReasons')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('figures.reason')}</th>
              <th scope="col">{text('figures.count')}</th>
            </tr>
          </thead>
          <tbody className="num">
            {reasons.map(({ reason, count }) => (
              <tr key={reason}>
                <th scope="row">
                  {videoReasonChoices[reason].label[locale]}
                  <progress
                    className={styles.bar}
                    max={Math.max(1, judged)}
                    value={count}
                    aria-label={videoReasonChoices[reason].label[locale]}
                  />
                </th>
                <td>{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
