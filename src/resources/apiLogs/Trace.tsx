import type { TransferKind } from '../../../contracts/platform/codes.ts'
import type { ApiLogDetail } from '../../../contracts/resources/apiRequest.ts'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { RequestSection } from '../apiRequests/RequestBodies.tsx'
import styles from './Trace.module.css'
import { useSourceName } from './useSourceName.ts'

interface PartProps {
  record: ApiLogDetail
}

/** Who answered the check, and what that took and cost. */
export const SourceAsked = ({ record: { verificationId, answeredBy } }: PartProps) => {
  const text = useTexts('adminSources')
  const nameOf = useSourceName()
  if (!verificationId) return null
  const known = (value: number | null) => (value === null ? text('unknown') : String(value))
  return (
    <RequestSection>
      <Section title={text('trace.source')}>
        {answeredBy === null ? (
          <p className={styles.none}>{text('trace.noAnswer')}</p>
        ) : (
          <FactList>
            <FactRow label={text('trace.answeredBy')}>{nameOf(answeredBy.id, answeredBy.label)}</FactRow>
            <FactRow label={text('trace.tries')}>
              <span className="num">{known(answeredBy.tries)}</span>
            </FactRow>
            <FactRow label={text('try.took')}>
              <span className="num">
                {answeredBy.ms === null ? text('unknown') : text('ms', { ms: answeredBy.ms })}
              </span>
            </FactRow>
            <FactRow label={text('try.cost')}>
              {answeredBy.costPaise === null ? text('unknown') : <Money paise={answeredBy.costPaise} />}
            </FactRow>
          </FactList>
        )}
      </Section>
    </RequestSection>
  )
}

/** The movements of money that belong to the call's check. */
export const Ledger = ({ record: { verificationId, ledger } }: PartProps) => {
  const text = useTexts('adminSources')
  const { clock } = useDateFormats()
  if (!verificationId) return null
  return (
    <RequestSection>
      <Section title={text('trace.ledger')}>
        {ledger.length === 0 ? (
          <p className={styles.none}>{text('trace.noLedger')}</p>
        ) : (
          <ul className={styles.list}>
            {ledger.map(({ id, kind, amountPaise, at }) => (
              <li key={id}>
                <span>{text(`trace.kinds.${kind satisfies TransferKind}`)}</span>
                <Money paise={amountPaise} />
                <span className={`num ${styles.quiet}`}>{clock(at)}</span>
                <span className={`mono ${styles.id}`}>{id}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </RequestSection>
  )
}

const tones = { pending: 'info', delivered: 'success', dead: 'danger' } as const

/** The webhooks that told the customer of the check. */
export const Webhooks = ({ record: { verificationId, webhooks } }: PartProps) => {
  const text = useTexts('adminSources')
  const { clock } = useDateFormats()
  if (!verificationId) return null
  return (
    <RequestSection>
      <Section title={text('trace.webhooks')}>
        {webhooks.length === 0 ? (
          <p className={styles.none}>{text('trace.noWebhooks')}</p>
        ) : (
          <ul className={styles.list}>
            {webhooks.map(({ id, event, status, attempts, responseCode, host, at }) => (
              <li key={id}>
                <span className="mono">{event}</span>
                <ToneChip tone={tones[status]} label={text(`trace.states.${status}`)} />
                <span className={`num ${styles.quiet}`}>{clock(at)}</span>
                <span className={`mono ${styles.id}`}>
                  {[host, text('trace.attempts', { smart_count: attempts }), responseCode && `HTTP ${responseCode}`]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </RequestSection>
  )
}
