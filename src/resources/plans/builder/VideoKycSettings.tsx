import { Button, TextField } from '@mui/material'
import { Plus } from 'lucide-react'
import type { PlanStep } from '../../../../contracts/cases/plan.ts'
import { text as words } from '../../../../contracts/platform/text.ts'
import { FieldMessage } from '../../../components/FieldMessage.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import { DeclaredSettings } from './DeclaredSettings.tsx'
import { freeName, moved, removed, replaced } from './draft.ts'
import { EntryHead } from './EntryActions.tsx'
import { TextPair } from './TextPair.tsx'

type VideoKyc = Extract<PlanStep, { kind: 'videoKyc' }>

/** Words of the consent, tasks, and the questions with what is expected. */
export const VideoKycSettings = ({ step, index }: { step: VideoKyc; index: number }) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const { changeStep, problemAt } = useBuilder()
  const { questions } = step.settings
  const path = `steps.${index}.settings.questions`
  const problem = problemAt(path)
  const change = (next: VideoKyc['settings']['questions']) =>
    changeStep(index, { settings: { ...step.settings, questions: next } })
  const add = () => {
    const id = freeName('question', new Set(questions.map(one => one.id)))
    change([...questions, { id, text: words('', '') }])
  }
  return (
    <>
      <DeclaredSettings step={step} index={index} />
      <fieldset className={styles.list}>
        <legend>{text('referee.questions')}</legend>
        {questions.map((question, at) => (
          <div key={at} className={styles.entry}>
            <EntryHead
              name={question.text[locale] || question.id}
              index={at}
              count={questions.length}
              onMove={by => change(moved(questions, at, by))}
              onRemove={() => change(removed(questions, at))}
            />
            <TextPair
              label={text('referee.question')}
              path={`${path}.${at}.text`}
              value={question.text}
              onChange={next => change(replaced(questions, at, { ...question, text: next }))}
            />
            <TextField
              label={text('video.expected')}
              value={question.expected ?? ''}
              error={problemAt(`${path}.${at}.expected`) !== undefined}
              helperText={problemAt(`${path}.${at}.expected`) ?? text('video.expectedHint')}
              onChange={({ target }) =>
                change(replaced(questions, at, { ...question, expected: target.value === '' ? null : target.value }))
              }
            />
          </div>
        ))}
        {problem && <FieldMessage error={problem} />}
        <span className={styles.buttons}>
          <Button size="small" startIcon={<Plus />} onClick={add}>
            {text('referee.add')}
          </Button>
        </span>
      </fieldset>
    </>
  )
}
