import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { videoGateChoices } from '../../../contracts/cases/videoKyc/decisions.ts'
import { videoReasonChoices } from '../../../contracts/cases/videoKyc/reasonTexts.ts'
import type { ShownVideoKyc } from '../../../contracts/cases/videoKyc/shown.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import CasePage from '../cases/CasePage.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import { SessionCard } from './SessionCard.tsx'
import { useVideoKyc } from './useVideoKyc.ts'
import styles from './VideoKyc.module.css'

/** A video KYC: whether the account may be used, every fact with its source, the sessions with their pictures, then the steps of the case. */
const DetailPage = () => <CasePage Findings={Findings} />

export default DetailPage

const Findings = ({ found }: { found: ShownCaseDetail }) => {
  const { data } = useVideoKyc()
  if (data?.id !== found.id) return null
  return (
    <>
      <Gate shown={data} />
      <Facts shown={data} />
      <Sessions shown={data} />
    </>
  )
}

const Gate = ({ shown }: { shown: ShownVideoKyc }) => {
  const text = useTexts('videoKycScreen')
  const locale = useLocale()
  const { label, tone = 'neutral' } = videoGateChoices[shown.gate]
  return (
    <Section title={text('detail.gate')} badge={<ToneChip tone={tone} label={label[locale]} />}>
      <div className={styles.stack}>
        {shown.gate === 'waiting' && shown.status === 'done' && (
          <InlineAlert tone="warning">{text('detail.needsDecision')}</InlineAlert>
        )}
        <p className={styles.quiet}>{text('notVcip')}</p>
        <DecisionBar shown={shown} />
      </div>
    </Section>
  )
}

const Facts = ({ shown: { facts, sessions } }: { shown: ShownVideoKyc }) => {
  const text = useTexts('videoKycScreen')
  const locale = useLocale()
  const reasons = sessions.find(({ state }) => state === 'handedOver')?.reasons ?? []
  return (
    <Section title={text('detail.facts')}>
      {facts.length === 0 ? (
        <p className={styles.quiet}>{text('detail.noFacts')}</p>
      ) : (
        <div className={styles.stack}>
          {reasons.length > 0 && (
            <ul className={styles.reasons} aria-label={text('detail.reasons')}>
              {reasons.map(reason => {
                const { label, tone } = videoReasonChoices[reason]
                return (
                  <li key={reason}>
                    <ToneChip tone={tone ?? 'warning'} label={label[locale]} />
                  </li>
                )
              })}
            </ul>
          )}
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{text('detail.fact')}</th>
                <th scope="col">{text('detail.value')}</th>
                <th scope="col">{text('detail.from')}</th>
              </tr>
            </thead>
            <tbody>
              {facts.map(({ source, label, value, from }) => (
                <tr key={source}>
                  <th scope="row">{label[locale]}</th>
                  <td>{value[locale]}</td>
                  <td data-quiet>{from[locale]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  )
}

const Sessions = ({ shown: { sessions } }: { shown: ShownVideoKyc }) => {
  const text = useTexts('videoKycScreen')
  if (sessions.length > 0) return sessions.map(session => <SessionCard key={session.id} session={session} />)
  return (
    <Section title={text('detail.sessions')}>
      <p className={styles.quiet}>{text('detail.noSessions')}</p>
    </Section>
  )
}
