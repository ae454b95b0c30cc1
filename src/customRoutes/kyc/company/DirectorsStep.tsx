import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { submitDirectors } from '../../../../contracts/calls/kyc.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from '../Form.module.css'
import { KycStepForm, type KycStepProps } from '../KycStepForm.tsx'
import { MAX_DIRECTORS } from '../kycProgress.ts'
import { SampleButton } from '../SampleButton.tsx'
import { useKycStepSubmit } from '../useKycStepSubmit.ts'
import { type Director, DirectorRow } from './DirectorRow.tsx'

interface DirectorsStepProps extends KycStepProps {
  /** The saved directors. */
  saved: readonly Omit<Director, 'key'>[] | null
}

const formFields = /^directors\.\d+\.(name|designation)$/
const blank = { name: '', designation: '' }
const keyed = (directors: readonly Omit<Director, 'key'>[]): Director[] =>
  directors.map(({ name, designation }, key) => ({ key, name, designation }))

export const DirectorsStep = ({ saved, correction }: DirectorsStepProps) => {
  const text = useTexts('kycScreen')
  const [directors, setDirectors] = useState(() => keyed(saved ?? [blank]))
  const [judged, setJudged] = useState(false)
  const { submit, busy, problem, refused, clear } = useKycStepSubmit(submitDirectors, formFields, correction?.onClose)
  const addButton = useRef<HTMLButtonElement>(null)

  const change = (next: Director[]) => {
    setDirectors(next)
    setJudged(false)
    clear()
  }
  const add = () => change([...directors, { key: Math.max(...directors.map(({ key }) => key)) + 1, ...blank }])
  const remove = (director: Director) => {
    change(directors.filter(one => one !== director))
    // The focused button disappears with its row.
    addButton.current?.focus()
  }
  const fill = () =>
    change(
      keyed([
        { name: text('directors.sample.name'), designation: text('directors.sample.designation') },
        { name: text('directors.sample.other'), designation: text('directors.sample.otherDesignation') },
      ]),
    )
  const send = () => {
    setJudged(true)
    const typed = directors.map(({ name, designation }) => ({ name: name.trim(), designation: designation.trim() }))
    if (typed.every(({ name, designation }) => name && designation)) submit({ body: { directors: typed } })
  }

  return (
    <KycStepForm
      submit={text('directors.submit')}
      busy={busy}
      problem={problem}
      correction={correction}
      onSubmit={send}
    >
      <div className={styles.directors}>
        {directors.map((director, index) => (
          <DirectorRow
            key={director.key}
            director={director}
            number={index + 1}
            judged={judged}
            refused={field => refused(`directors.${index}.${field}`)}
            aside={index === 0 && <SampleButton onClick={fill} />}
            onChange={next => change(directors.map(one => (one === director ? next : one)))}
            onRemove={directors.length > 1 ? () => remove(director) : undefined}
          />
        ))}
      </div>
      {directors.length < MAX_DIRECTORS ? (
        <Button
          ref={addButton}
          variant="outlined"
          size="small"
          className={styles.add}
          startIcon={<Plus />}
          onClick={add}
        >
          {text('directors.add')}
        </Button>
      ) : (
        <p className={styles.hint}>{text('directors.most', { count: MAX_DIRECTORS })}</p>
      )}
    </KycStepForm>
  )
}
