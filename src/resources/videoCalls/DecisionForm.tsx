import { auditVideoCall, proposeVideoCall } from '../../../contracts/calls/videoCalls.ts'
import { auditVerdicts, callReasonNames, callReasons, proposals } from '../../../contracts/videoCalls/reasons.ts'
import type { ShownVideoCallDetail } from '../../../contracts/videoCalls/shown.ts'
import { CallForm } from '../../components/form/CallForm.tsx'
import { Section } from '../../components/Section.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './VideoCalls.module.css'

interface DecisionFormProps {
  kind: 'propose' | 'audit'
  shown: ShownVideoCallDetail
  refresh: () => Promise<void>
}

/** What the agent proposes, or the auditor decides. Nothing is chosen beforehand. */
export const DecisionForm = ({ kind, shown: { id }, refresh }: DecisionFormProps) => {
  const text = useTexts('videoCallsScreen')
  const locale = useLocale()
  const more = [
    {
      source: 'reason',
      kind: 'select',
      label: text('propose.reason'),
      choices: callReasonNames.map(value => ({ value, label: callReasons[value][locale] })),
    },
    { source: 'note', kind: 'textarea', label: text('propose.note') },
  ] as const
  const onDone = () => void refresh()
  return (
    <Section title={text(`${kind}.title`)}>
      <div className={styles.stack}>
        <p className={styles.lead}>{text(`${kind}.lead`)}</p>
        {kind === 'propose' ? (
          <CallForm
            call={proposeVideoCall}
            params={{ id }}
            fields={[
              {
                source: 'proposal',
                kind: 'radio',
                label: text('propose.title'),
                choices: proposals.map(value => ({ value, label: text(`propose.${value}`) })),
              },
              ...more,
            ]}
            done={text('propose.done')}
            submit={text('propose.send')}
            onDone={onDone}
          />
        ) : (
          <CallForm
            call={auditVideoCall}
            params={{ id }}
            fields={[
              {
                source: 'verdict',
                kind: 'radio',
                label: text('audit.title'),
                choices: auditVerdicts.map(value => ({ value, label: text(`audit.${value}`) })),
              },
              ...more,
            ]}
            done={text('audit.done')}
            submit={text('audit.send')}
            onDone={onDone}
          />
        )}
      </div>
    </Section>
  )
}
