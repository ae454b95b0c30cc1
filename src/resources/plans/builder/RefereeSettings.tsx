import { Button, MenuItem, TextField } from '@mui/material'
import { Plus } from 'lucide-react'
import type { PlanStep } from '../../../../contracts/cases/plan.ts'
import type { Source } from '../../../../contracts/cases/source.ts'
import {
  claimLabels,
  claimNames,
  questionKinds,
  type RefereeQuestion,
} from '../../../../contracts/cases/steps/referee.ts'
import { text as words } from '../../../../contracts/platform/text.ts'
import { FieldMessage } from '../../../components/FieldMessage.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import { DeclaredSettings } from './DeclaredSettings.tsx'
import { freeName, moved, removed, replaced } from './draft.ts'
import { EntryHead } from './EntryActions.tsx'
import { SourceInput } from './SourceInput.tsx'
import { TextPair } from './TextPair.tsx'
import type { KnownFact } from './useKnownFacts.ts'

interface RefereeSettingsProps {
  step: Extract<PlanStep, { kind: 'referee' }>
  index: number
  facts: readonly KnownFact[]
}

const personFields = [
  { name: 'name', label: words('Name', 'नाम') },
  { name: 'email', label: words('E-mail', 'ईमेल') },
  { name: 'phone', label: words('Phone', 'फ़ोन') },
] as const

const employerLabel = words('Employer', 'नियोक्ता')

/** Whom the step asks, what they confirm, and which questions they answer. */
export const RefereeSettings = ({ step, index, facts }: RefereeSettingsProps) => {
  const text = useTexts('planBuilder')
  const { changeStep, problemAt } = useBuilder()
  const { settings } = step
  const path = `steps.${index}.settings`
  const change = (parts: Partial<typeof settings>) => changeStep(index, { settings: { ...settings, ...parts } })
  const withSource = <Sources extends object>(sources: Sources, name: string, given: Source | undefined) =>
    ({ ...sources, [name]: given }) as Sources
  const problem = problemAt(`${path}.claims`)
  return (
    <>
      <DeclaredSettings step={step} index={index} />
      <fieldset className={styles.list}>
        <legend>{text('referee.person')}</legend>
        <p className={styles.quiet}>{text('referee.personHint')}</p>
        {personFields.map(({ name, label }) => (
          <SourceInput
            key={name}
            field={{ label, optional: true }}
            path={`${path}.person.${name}`}
            given={settings.person[name]}
            facts={facts}
            onChange={given => change({ person: withSource(settings.person, name, given) })}
          />
        ))}
        <SourceInput
          field={{ label: employerLabel, optional: true }}
          path={`${path}.employer`}
          given={settings.employer}
          facts={facts}
          onChange={employer => change({ employer })}
        />
        <p className={styles.quiet}>{text('referee.employerHint')}</p>
      </fieldset>
      <fieldset className={styles.list}>
        <legend>{text('referee.claims')}</legend>
        {claimNames.map(claim => (
          <SourceInput
            key={claim}
            field={{ label: claimLabels[claim], optional: true }}
            path={`${path}.claims.${claim}`}
            given={settings.claims[claim]}
            facts={facts}
            onChange={given => change({ claims: withSource(settings.claims, claim, given) })}
          />
        ))}
        {problem && <FieldMessage error={problem} />}
      </fieldset>
      <Questions
        path={`${path}.questions`}
        questions={settings.questions}
        onChange={questions => change({ questions })}
      />
      <TextField
        select
        label={text('referee.rehire')}
        value={String(settings.asksRehire)}
        onChange={event => change({ asksRehire: event.target.value === 'true' })}
      >
        <MenuItem value="true">{text('yes')}</MenuItem>
        <MenuItem value="false">{text('no')}</MenuItem>
      </TextField>
    </>
  )
}

interface QuestionsProps {
  path: string
  questions: readonly RefereeQuestion[]
  onChange: (questions: RefereeQuestion[]) => void
}

const Questions = ({ path, questions, onChange }: QuestionsProps) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const { problemAt } = useBuilder()
  const problem = problemAt(path)
  const add = () => {
    const source = freeName('question', new Set(questions.map(one => one.source)))
    onChange([...questions, { source, label: words('', ''), kind: 'rating' }])
  }
  return (
    <fieldset className={styles.list}>
      <legend>{text('referee.questions')}</legend>
      {questions.map((question, at) => (
        <div key={at} className={styles.entry}>
          <EntryHead
            name={question.label[locale] || question.source}
            index={at}
            count={questions.length}
            onMove={by => onChange(moved(questions, at, by))}
            onRemove={() => onChange(removed(questions, at))}
          />
          <TextPair
            label={text('referee.question')}
            path={`${path}.${at}.label`}
            value={question.label}
            onChange={label => onChange(replaced(questions, at, { ...question, label }))}
          />
          <TextField
            select
            label={text('referee.kind')}
            value={question.kind}
            onChange={event =>
              onChange(replaced(questions, at, { ...question, kind: event.target.value as RefereeQuestion['kind'] }))
            }
          >
            {questionKinds.map(kind => (
              <MenuItem key={kind} value={kind}>
                {text(`referee.kinds.${kind}`)}
              </MenuItem>
            ))}
          </TextField>
        </div>
      ))}
      {problem && <FieldMessage error={problem} />}
      <span className={styles.buttons}>
        <Button size="small" startIcon={<Plus />} onClick={add}>
          {text('referee.add')}
        </Button>
      </span>
    </fieldset>
  )
}
