import { Button } from '@mui/material'
import { useState } from 'react'
import { correctRecipient, remindRecipient } from '../../../contracts/calls/esign.ts'
import type { ShownEnvelopeDetail, ShownRecipient } from '../../../contracts/esign/shown.ts'
import {
  isActing,
  isDigitalSigner,
  recipientRoleChoices,
  recipientStateChoices,
  signatureMethodChoices,
} from '../../../contracts/esign/states.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Envelopes.module.css'

interface RecipientProps {
  envelope: ShownEnvelopeDetail
  recipient: ShownRecipient
}

/** Who is where, in the order in which they are asked. */
export const RecipientStates = ({ envelope }: { envelope: ShownEnvelopeDetail }) => {
  const text = useTexts('esignScreen')
  const inOrder = [...envelope.recipients].sort((a, b) => a.order - b.order)
  return (
    <Section title={text('recipients')} badge={text('progress', { done: envelope.done, count: envelope.acting })}>
      <ol className={styles.recipients}>
        {inOrder.map(recipient => (
          <li key={recipient.id}>
            <Recipient envelope={envelope} recipient={recipient} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

const Recipient = ({ envelope, recipient }: RecipientProps) => {
  const text = useTexts('esignScreen')
  const locale = useLocale()
  const { role, method, order, name, email, phone, state, reason, handedTo, message, code } = recipient
  const chip = recipientStateChoices[state]
  const heir = envelope.recipients.find(({ id }) => id === handedTo)
  return (
    <>
      <div className={styles.recipientHead}>
        {isActing(role) && (
          <span className={styles.turn} title={text('turn', { order })}>
            <span className="hidden-text">{text('turn', { order })}</span>
            <span aria-hidden="true">{order}</span>
          </span>
        )}
        <h3>{name || text('unnamed')}</h3>
        <ToneChip tone={chip.tone ?? 'neutral'} label={chip.label[locale]} />
      </div>
      <p className={styles.quiet}>
        {[
          recipientRoleChoices[role].label[locale],
          isDigitalSigner(recipient) && signatureMethodChoices[method].label[locale],
          email,
          phone,
          code && text(`code.${code}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Times recipient={recipient} />
      {message === 'failed' && state === 'asked' && <p className={styles.failed}>{text('messageFailed')}</p>}
      {reason && <p className={styles.reason}>{text('declinedWith', { reason })}</p>}
      {heir && <p className={styles.reason}>{text('handedTo', { name: heir.name })}</p>}
      <RecipientActions envelope={envelope} recipient={recipient} />
    </>
  )
}

const Times = ({ recipient: { askedAt, openedAt, endedAt, message, state } }: Pick<RecipientProps, 'recipient'>) => {
  const text = useTexts('esignScreen')
  const { short } = useDateFormats()
  const times = [
    askedAt && `${text('times.asked', { time: short(askedAt) })}${message ? ` (${text(`messages.${message}`)})` : ''}`,
    openedAt && text('times.opened', { time: short(openedAt) }),
    endedAt && state === 'done' && text('times.done', { time: short(endedAt) }),
    endedAt && state !== 'done' && text('times.ended', { time: short(endedAt) }),
  ].filter(Boolean)
  if (times.length === 0) return null
  return <p className={`num ${styles.quiet}`}>{times.join(' · ')}</p>
}

const RecipientActions = ({ envelope: { id, state: of }, recipient }: RecipientProps) => {
  const text = useTexts('esignScreen')
  const mayRemind = useCanCall(remindRecipient)
  const mayCorrect = useCanCall(correctRecipient)
  const remind = useCallAction(remindRecipient)
  const [isCorrecting, setCorrecting] = useState(false)
  const { id: who, name, email, phone, state, openedAt } = recipient
  const isOut = of === 'sent'
  const canRemind = mayRemind && isOut && state === 'asked'
  const canCorrect = mayCorrect && isOut && (state === 'asked' || state === 'waiting') && openedAt === null
  if (!canRemind && !canCorrect) return null
  const params = { id, recipient: who }
  const former = (address: string | null) =>
    address === null ? text('correct.none') : text('correct.former', { address })
  return (
    <div className={styles.recipientActions}>
      {canRemind && (
        <BusyButton
          size="small"
          busy={remind.busy}
          onClick={() => remind.run({ params }, text('remind.done', { name }))}
        >
          {text('remind.button')}
          <span className="hidden-text">: {name}</span>
        </BusyButton>
      )}
      {canCorrect && (
        <Button size="small" onClick={() => setCorrecting(true)}>
          {text('correct.button')}
          <span className="hidden-text">: {name}</span>
        </Button>
      )}
      {isCorrecting && (
        <ActionDialog
          call={correctRecipient}
          params={params}
          // Addresses are masked here: one that stays has to be entered again.
          fields={[
            { source: 'name', label: text('correct.name') },
            { source: 'email', kind: 'email', label: text('correct.email'), hint: former(email) },
            { source: 'phone', kind: 'tel', label: text('correct.phone'), hint: former(phone) },
          ]}
          defaults={{ name }}
          title={text('correct.title', { name })}
          detail={text('correct.detail')}
          confirm={text('correct.confirm')}
          done={text('correct.done')}
          onClose={() => setCorrecting(false)}
        />
      )}
    </div>
  )
}
