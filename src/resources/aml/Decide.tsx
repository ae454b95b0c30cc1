import { Button, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useShowContext } from 'ra-core'
import { useState } from 'react'
import { type AmlDecision, confirmAmlDecision, decideAmlHit, listAmlDecisions } from '../../../contracts/calls/aml.ts'
import type { AmlHit } from '../../../contracts/products/amlScreen.ts'
import type { Verdict } from '../../../contracts/screening/verdicts.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { callQueryKey, useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Aml.module.css'

interface DecideProps {
  id: string
  hit: AmlHit
  twoPeople: boolean
  decision: AmlDecision | undefined
}

const tones = { true_match: 'danger', false_positive: 'neutral', open: 'warning' } as const
const MIN_REASON = 3

/** What was decided about a hit, or the choice. A decision holds for the subject and the entry in every later screening. */
export const Decide = ({ id, hit, twoPeople, decision }: DecideProps) => {
  const text = useTexts('aml')
  const mayAct = useCanEdit()
  const nameOf = (verdict: Verdict) => (verdict === 'open' ? text('reopened') : text(verdict))
  const held = decision && decision.verdict !== 'open' ? decision : undefined
  return (
    <Section
      title={text('decide')}
      badge={held && <ToneChip tone={tones[held.verdict]} label={nameOf(held.verdict)} />}
    >
      <div className={styles.decide}>
        {decision?.changed && <InlineAlert tone="warning">{text('changed')}</InlineAlert>}
        {decision && <Decided decision={decision} nameOf={nameOf} />}
        {decision?.proposed && <Waiting id={id} decision={decision} verdict={nameOf(decision.proposed)} />}
        {mayAct && <Choice id={id} hit={hit} twoPeople={twoPeople} held={held} />}
      </div>
    </Section>
  )
}

interface DecidedProps {
  decision: AmlDecision
  nameOf: (verdict: Verdict) => string
}

const Decided = ({ decision, nameOf }: DecidedProps) => {
  const text = useTexts('aml')
  const { short } = useDateFormats()
  const { note, decidedBy, decidedAt, confirmedBy, confirmedAt, refused } = decision
  return (
    <div className={styles.decided}>
      <q>{note}</q>
      <small>{text('decided', { by: decidedBy, time: short(decidedAt) })}</small>
      {confirmedBy && confirmedAt && (
        <small>
          {refused
            ? text('refused', { verdict: nameOf(refused), by: confirmedBy, time: short(confirmedAt) })
            : text('confirmed', { by: confirmedBy, time: short(confirmedAt) })}
        </small>
      )}
    </div>
  )
}

/** Reads the decisions and the record anew, because its result says what was decided. */
function useSaved() {
  const text = useTexts('aml')
  const notify = useNotify()
  const cache = useQueryClient()
  const { refetch } = useShowContext()
  return {
    onSuccess: () => {
      notify(text('saved'), { type: 'success' })
      void cache.invalidateQueries({ queryKey: callQueryKey(listAmlDecisions) })
      void refetch()
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  }
}

const Waiting = ({ id, decision, verdict }: { id: string; decision: AmlDecision; verdict: string }) => {
  const text = useTexts('aml')
  const confirm = useCallMutation(confirmAmlDecision)
  const saved = useSaved()
  const press = (accept: boolean) =>
    confirm.mutate({ params: { id }, body: { entryKey: decision.entryKey, accept } }, saved)
  return (
    <>
      <InlineAlert tone="info">{text('waits', { verdict })}</InlineAlert>
      {decision.mayConfirm && (
        <div className={styles.buttons}>
          <Button variant="outlined" disabled={confirm.isPending} onClick={() => press(false)}>
            {text('refuse')}
          </Button>
          <Button variant="contained" disabled={confirm.isPending} onClick={() => press(true)}>
            {text('confirm')}
          </Button>
        </div>
      )}
    </>
  )
}

interface ChoiceProps extends Pick<DecideProps, 'id' | 'hit' | 'twoPeople'> {
  held: AmlDecision | undefined
}

const Choice = ({ id, hit, twoPeople, held }: ChoiceProps) => {
  const text = useTexts('aml')
  const [verdict, setVerdict] = useState<Verdict | ''>('')
  const [note, setNote] = useState('')
  const decide = useCallMutation(decideAmlHit)
  const saved = useSaved()
  const send = (chosen: Verdict) =>
    decide.mutate(
      { params: { id }, body: { entryKey: hit.entryKey, verdict: chosen, note: note.trim() } },
      {
        ...saved,
        onSuccess: () => {
          saved.onSuccess()
          setVerdict('')
          setNote('')
        },
      },
    )
  const isReasoned = note.trim().length >= MIN_REASON
  const hints = { true_match: text('trueMatchHint'), false_positive: text('falsePositiveHint', { entry: hit.entryId }) }
  return (
    <>
      <RadioGroup
        aria-label={text('decide')}
        className={styles.choices}
        value={verdict}
        onChange={(_, chosen) => setVerdict(chosen as Verdict)}
      >
        {(['true_match', 'false_positive'] as const).map(one => (
          <FormControlLabel
            key={one}
            value={one}
            data-chosen={verdict === one || undefined}
            control={<Radio size="small" />}
            label={
              <>
                {text(one)}
                <small>{hints[one]}</small>
              </>
            }
          />
        ))}
      </RadioGroup>
      <TextField
        multiline
        minRows={2}
        label={text('reason')}
        helperText={text('reasonHint')}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
      <BusyButton
        variant="contained"
        busy={decide.isPending}
        disabled={verdict === '' || !isReasoned}
        onClick={() => verdict !== '' && send(verdict)}
      >
        {text(twoPeople ? 'propose' : 'save')}
      </BusyButton>
      {held && (
        <Button variant="outlined" disabled={!isReasoned || decide.isPending} onClick={() => send('open')}>
          {text('reopen')}
        </Button>
      )}
    </>
  )
}
