import { Button, MenuItem, TextField } from '@mui/material'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { sendEnvelope } from '../../../../contracts/calls/esign.ts'
import { esignLimits } from '../../../../contracts/esign/limits.ts'
import { isActing, recipientRoleChoices } from '../../../../contracts/esign/states.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { useCanCall } from '../../../authProvider/session.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { PriceCard } from '../../../components/PriceCard.tsx'
import { Section } from '../../../components/Section.tsx'
import { TwoColumns } from '../../../components/TwoColumns.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useCreateEnvelope } from '../../../resources/envelopes/create.tsx'
import { useBalanceAfter } from '../../../wallets/useBalanceAfter.ts'
import { FormLinkCard } from '../publicForm/FormLinkCard.tsx'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import fieldsStyles from './Fields.module.css'
import { ProblemList } from './ProblemList.tsx'
import reviewStyles from './Review.module.css'
import { SendDialog } from './SendDialog.tsx'
import { StampPaperSection } from './StampPaperSection.tsx'
import { Swatch } from './Swatch.tsx'
import type { useAutosave } from './useAutosave.ts'
import { WarningList } from './WarningList.tsx'

interface ReviewStepProps {
  saving: ReturnType<typeof useAutosave>
}

/** What is said to the recipients, in which order they are asked, what is missing, and what it costs. */
export const ReviewStep = ({ saving }: ReviewStepProps) => {
  const text = useTexts('esignBuilder')
  const { id, isTemplate } = useBuilder()
  return (
    <TwoColumns
      sticky
      aside={
        <>
          {!isTemplate && (
            <Section title={text('problems.title')}>
              <ProblemList />
              <WarningList />
            </Section>
          )}
          {isTemplate ? <UseTemplate saving={saving} /> : <SendCard saving={saving} />}
          {isTemplate && <FormLinkCard key={saving.saved.revision} id={id} />}
        </>
      }
    >
      <Message />
      <StampPaperSection />
      <InOrder />
    </TwoColumns>
  )
}

const Message = () => {
  const text = useTexts('esignBuilder')
  const { draft, change, problemAt } = useBuilder()
  const { title, message, expiryDays, reminderDays, afterUrl } = draft
  const titleProblem = problemAt('title')
  return (
    <Section title={text('review.message')}>
      <div className={styles.form}>
        <TextField
          data-path="title"
          label={text('review.title')}
          value={title}
          error={titleProblem !== undefined}
          helperText={titleProblem ?? text('review.titleHint')}
          onChange={event => change(now => ({ ...now, title: event.target.value }), 'title')}
          slotProps={{ htmlInput: { maxLength: esignLimits.titleCharacters } }}
        />
        <TextField
          multiline
          minRows={3}
          data-path="message"
          label={text('review.words')}
          value={message}
          error={problemAt('message') !== undefined}
          helperText={problemAt('message') ?? text('review.wordsHint')}
          onChange={event => change(now => ({ ...now, message: event.target.value }), 'message')}
          slotProps={{ htmlInput: { maxLength: esignLimits.messageCharacters } }}
        />
        <TextField
          data-path="afterUrl"
          type="url"
          label={text('review.after')}
          value={afterUrl ?? ''}
          error={problemAt('afterUrl') !== undefined}
          helperText={problemAt('afterUrl') ?? text('review.afterHint')}
          onChange={event => change(now => ({ ...now, afterUrl: event.target.value || null }), 'afterUrl')}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <div className={styles.half}>
          <DaysSelect
            path="expiryDays"
            label={text('review.expiry')}
            days={[1, 3, 7, 14, 30, 60, 90, 180]}
            value={expiryDays}
            onChange={days => change(now => ({ ...now, expiryDays: days }))}
          />
          <DaysSelect
            path="reminderDays"
            label={text('review.reminders')}
            days={[0, 1, 2, 3, 5, 7, 14]}
            value={reminderDays}
            onChange={days => change(now => ({ ...now, reminderDays: days }))}
          />
        </div>
      </div>
    </Section>
  )
}

interface DaysSelectProps {
  path: 'expiryDays' | 'reminderDays'
  label: string
  /** The usual choices; another value, set by the API, is added. */
  days: readonly number[]
  value: number
  onChange: (days: number) => void
}

const DaysSelect = ({ path, label, days, value, onChange }: DaysSelectProps) => {
  const text = useTexts('esignBuilder')
  const choices = [...new Set([...days, value])].sort((a, b) => a - b)
  const words = (count: number) =>
    count === 0
      ? text('review.never')
      : text(path === 'expiryDays' ? 'review.days' : 'review.everyDays', { smart_count: count })
  return (
    <TextField
      select
      data-path={path}
      label={label}
      value={String(value)}
      onChange={event => onChange(Number(event.target.value))}
    >
      {choices.map(count => (
        <MenuItem key={count} value={String(count)}>
          {words(count)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** The recipients in the order in which they are asked; copies go out at the end. */
const InOrder = () => {
  const text = useTexts('esignBuilder')
  const locale = useLocale()
  const { draft, lead } = useBuilder()
  const placed = draft.recipients.map((recipient, index) => ({ recipient, index }))
  const acting = placed.filter(({ recipient }) => isActing(recipient.role))
  const turns = [...new Set(acting.map(({ recipient }) => recipient.order))].sort((a, b) => a - b)
  const copies = placed.filter(({ recipient }) => !isActing(recipient.role))
  const lines = [
    ...turns.map((turn, place) => ({
      title: text(place === 0 ? 'review.first' : 'review.next'),
      people: acting.filter(({ recipient }) => recipient.order === turn),
    })),
    ...(copies.length > 0 ? [{ title: text('review.atTheEnd'), people: copies }] : []),
  ]
  return (
    <Section
      title={text('review.order')}
      aside={
        <Button size="small" onClick={() => lead('recipients')}>
          {text('review.change')}
        </Button>
      }
    >
      {lines.length === 0 && <p className={styles.lead}>{text('fields.noSigners')}</p>}
      <ol className={reviewStyles.turns}>
        {lines.map(({ title, people }) => (
          <li key={`${title} ${people[0]?.recipient.id}`}>
            <span>{title}</span>
            <ul>
              {people.map(({ recipient: { id, name, role, email, phone }, index }) => (
                <li key={id}>
                  <span className={fieldsStyles.named}>
                    <Swatch index={index} /> <b>{name || text('recipients.number', { number: index + 1 })}</b>
                  </span>
                  <span className={styles.quiet}>
                    {[recipientRoleChoices[role].label[locale], email ?? phone].filter(Boolean).join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const SendCard = ({ saving }: ReviewStepProps) => {
  const text = useTexts('esignBuilder')
  const { problems } = useBuilder()
  const maySend = useCanCall(sendEnvelope)
  const [isOpen, setOpen] = useState(false)
  const { pricePaise } = saving.saved
  const wallet = useBalanceAfter(pricePaise)
  const isReady = problems.length === 0 && !saving.isLate
  return (
    <>
      <PriceCard
        title={text('price.title')}
        lines={[{ label: text('price.line'), paise: pricePaise }]}
        totalPaise={pricePaise}
        note={text('price.note')}
        {...(wallet && { wallet: { name: wallet.name, beforePaise: wallet.beforePaise } })}
        action={
          <Button
            variant="contained"
            fullWidth
            startIcon={<Send size={16} aria-hidden="true" />}
            disabled={!maySend || !isReady}
            onClick={() => setOpen(true)}
          >
            {text('send.button', { price: formatPaise(pricePaise) })}
          </Button>
        }
        reason={!isReady && text('send.notReady', { smart_count: problems.length })}
      />
      {isOpen && <SendDialog saving={saving} onClose={() => setOpen(false)} />}
    </>
  )
}

const UseTemplate = ({ saving: { flush } }: ReviewStepProps) => {
  const text = useTexts('esignBuilder')
  const done = useTexts('esignScreen')('templateUsed')
  const { id } = useBuilder()
  const { create, busy, isAllowed } = useCreateEnvelope()
  if (!isAllowed) return null
  // A template that could not be saved says so above.
  const use = () =>
    flush().then(
      () => create({ from: id }, done),
      () => {},
    )
  return (
    <Section title={text('useTemplate.title')}>
      <div className={styles.form}>
        <p className={styles.lead}>{text('useTemplate.detail')}</p>
        <BusyButton variant="contained" busy={busy} onClick={() => void use()}>
          {text('useTemplate.button')}
        </BusyButton>
      </div>
    </Section>
  )
}
