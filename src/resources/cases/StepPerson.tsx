import { Button } from '@mui/material'
import { useState } from 'react'
import { nameStepPerson } from '../../../contracts/calls/cases.ts'
import type { ShownCaseDetail, ShownStep, ShownStepPerson } from '../../../contracts/cases/shown.ts'
import { mailFitChoices, relationChoices } from '../../../contracts/cases/stepPerson.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Cases.module.css'
import { StepRemarks } from './StepList.tsx'

interface StepPersonProps {
  found: ShownCaseDetail
  step: ShownStep
}

/** The other person whom a step asks: who it is, what became of their link, and the way to name another one. */
export const StepPerson = ({ found, step }: StepPersonProps) => {
  const text = useTexts('casesScreen')
  const locale = useLocale()
  const mayCall = useCanCall(nameStepPerson)
  const [isNaming, setNaming] = useState(false)
  const { person, status, title } = step
  if (!person) return null
  const { name, email, phone, relation, problem, handedOver } = person
  const isAsked = status === 'asked' && found.status === 'open'
  const mayName = mayCall && !found.decision && (isAsked || status === 'failed')
  const contact = [name, email, phone].filter(Boolean).join(' · ')
  return (
    <>
      {contact && (
        <FactList columns={1}>
          <FactRow label={relationChoices[relation].label[locale]}>
            {contact}
            {handedOver && ` (${text('other.handedOver')})`}
          </FactRow>
        </FactList>
      )}
      {status === 'asked' && problem && <InlineAlert tone="warning">{text(`other.problems.${problem}`)}</InlineAlert>}
      <MailFit person={person} />
      <LinkState person={person} isAsked={isAsked} />
      {mayName && (
        <div className={styles.stepActions}>
          <Button size="small" variant={problem && isAsked ? 'contained' : 'text'} onClick={() => setNaming(true)}>
            {text(problem ? 'other.name' : 'other.change')}
          </Button>
        </div>
      )}
      {isNaming && (
        <ActionDialog
          call={nameStepPerson}
          params={{ id: found.id, step: step.id }}
          fields={[
            { source: 'name', kind: 'text', label: text('other.newName') },
            { source: 'email', kind: 'email', label: text('link.newEmail') },
            { source: 'phone', kind: 'tel', label: text('link.newPhone'), hint: text('dialog.phoneHint') },
          ]}
          title={text('other.title', { step: title[locale] })}
          detail={text(problem ? 'other.firstDetail' : 'other.detail')}
          confirm={text('other.send')}
          done={text('other.sent')}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}

/** Said whatever the answer is: who answers from such an address need not be with the employer. */
const MailFit = ({ person: { mailFit } }: { person: ShownStepPerson }) => {
  const text = useTexts('casesScreen')
  if (mailFit !== 'free' && mailFit !== 'differs') return null
  const tone = mailFitChoices[mailFit].tone === 'warning' ? 'warning' : 'info'
  return <InlineAlert tone={tone}>{text(`other.fits.${mailFit}`)}</InlineAlert>
}

const LinkState = ({ person: { link }, isAsked }: { person: ShownStepPerson; isAsked: boolean }) => {
  const text = useTexts('casesScreen')
  const { short } = useDateFormats()
  if (!link) return null
  const [latest] = link.trail
  const message = link.trail.find(({ kind }) => kind === 'sent' || kind === 'resent' || kind === 'reminded')
  const isLost = isAsked && link.state === 'waiting' && message?.message === 'failed'
  return (
    <>
      {isLost && <InlineAlert tone="warning">{text('other.failed')}</InlineAlert>}
      {link.state === 'declined' && link.reason && (
        <InlineAlert tone="info">{text('link.isDeclined', { reason: link.reason })}</InlineAlert>
      )}
      <StepRemarks>
        {latest && <span>{`${text(`link.events.${latest.kind}`)}, ${short(latest.at)}`}</span>}
        {isAsked && link.state === 'waiting' && <span>{text('other.until', { time: short(link.expiresAt) })}</span>}
        {isAsked && link.remindAt && <span>{text('other.reminder', { time: short(link.remindAt) })}</span>}
      </StepRemarks>
    </>
  )
}
