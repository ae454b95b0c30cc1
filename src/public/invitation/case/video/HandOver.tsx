import { useState } from 'react'
import { Button } from '../../../../components/plain/Button.tsx'
import { Field } from '../../../../components/plain/Field.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useSubmit } from '../../useSubmit.ts'
import { StepForm } from '../StepForm.tsx'
import type { StepPageProps } from '../stepPages.ts'

interface HandOverProps {
  questions: StepPageProps<'videoKyc'>['step']['questions']
  card: 'reading' | 'read' | 'unreadable'
  onSend: (answers: Record<string, string>) => Promise<void>
  onAgain: () => void
}

/** The questions, and everything is sent. */
export const HandOver = ({ questions, card, onSend, onAgain }: HandOverProps) => {
  const text = useTexts('publicVideoKyc')
  const { busy, error, fields, submit } = useSubmit()
  const [answers, setAnswers] = useState<Record<string, string>>({})
  const isOver = fields['session'] !== undefined
  return (
    <StepForm
      busy={busy}
      error={fields['session'] ?? error}
      send={text('send')}
      onSend={() => void submit(() => onSend(answers))}
    >
      <h3>{text('done')}</h3>
      <p role="status">{text(card === 'read' ? 'read' : 'reading')}</p>
      {questions.map(({ id, text: question }) => (
        <Field
          key={id}
          label={question}
          value={answers[id] ?? ''}
          error={fields[`answers.${id}`]}
          maxLength={300}
          required
          onChange={({ target }) => setAnswers({ ...answers, [id]: target.value })}
        />
      ))}
      {isOver && (
        <Button look="secondary" onClick={onAgain}>
          {text('startAgain')}
        </Button>
      )}
    </StepForm>
  )
}
