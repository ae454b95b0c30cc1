import { Button, MenuItem, TextField } from '@mui/material'
import { Play, X } from 'lucide-react'
import { useState } from 'react'
import { rehearsePlan } from '../../../../contracts/calls/planDrafts.ts'
import type { Rehearsed } from '../../../../contracts/cases/rehearsal.ts'
import { type RehearsalPerson, rehearsalPeople, rehearsalWords } from '../../../../contracts/cases/rehearsalPeople.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'

interface RehearsalProps {
  shown: Rehearsed | null
  onShow: (rehearsed: Rehearsed | null) => void
}

/** People of the sandbox go through the draft: their way lights up in the list and in the graph. */
export const Rehearsal = ({ shown, onShow }: RehearsalProps) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const { draft, problems } = useBuilder()
  const [person, setPerson] = useState<RehearsalPerson>('asha')
  const { mutate, isPending, error } = useCallMutation(rehearsePlan)
  const run = () => mutate({ body: { plan: draft, person } }, { onSuccess: onShow, onError: () => onShow(null) })
  return (
    <Section title={text('rehearsal.title')}>
      <div className={styles.rehearsal}>
        <p className={styles.quiet}>{text('rehearsal.detail')}</p>
        <TextField
          select
          label={text('rehearsal.person')}
          value={person}
          helperText={rehearsalWords[person].detail[locale]}
          onChange={event => setPerson(event.target.value as RehearsalPerson)}
        >
          {rehearsalPeople.map(one => (
            <MenuItem key={one} value={one}>
              {rehearsalWords[one].name[locale]}
            </MenuItem>
          ))}
        </TextField>
        <div className={styles.buttons}>
          <BusyButton
            variant="outlined"
            startIcon={<Play aria-hidden="true" />}
            busy={isPending}
            disabled={problems.length > 0 || draft.steps.length === 0}
            onClick={run}
          >
            {text('rehearsal.run')}
          </BusyButton>
          {shown && (
            <Button color="inherit" startIcon={<X aria-hidden="true" />} onClick={() => onShow(null)}>
              {text('rehearsal.clear')}
            </Button>
          )}
        </div>
        {error && <InlineAlert tone="danger">{error.message}</InlineAlert>}
        {shown && <Way way={shown} />}
      </div>
    </Section>
  )
}

const Way = ({ way: { path, verdict, costPaise } }: { way: Rehearsed }) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const { draft } = useBuilder()
  const titleOf = (id: string) => draft.steps.find(step => step.id === id)?.title[locale] || id
  return (
    <div role="status">
      <ol className={styles.way}>
        {path.map(({ step, outcome }, index) => (
          <li key={`${index} ${step}`}>
            <strong>{titleOf(step)}</strong> {outcome ? outcome[locale] : text('rehearsal.noAnswer')}
          </li>
        ))}
      </ol>
      <p className={styles.verdict}>
        {verdict ? <ToneChip tone={verdict.tone} label={verdict.label[locale]} /> : text('rehearsal.noVerdict')}
        <span className={styles.quiet}>{text('rehearsal.cost', { amount: formatPaise(costPaise) })}</span>
      </p>
    </div>
  )
}
