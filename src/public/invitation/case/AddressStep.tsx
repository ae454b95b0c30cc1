import { useState } from 'react'
import { Field } from '../../../components/plain/Field.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useSubmit } from '../useSubmit.ts'
import { OnTheSpot, type SpotProof } from './OnTheSpot.tsx'
import { StepForm } from './StepForm.tsx'
import type { StepPageProps } from './stepPages.ts'
import { useDraft } from './useDraft.ts'

const parts = ['line1', 'line2', 'city', 'pin'] as const
const autoComplete = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  pin: 'postal-code',
} as const

/** The address, and what proves it; of one by post, the code of the letter once the address is known. */
const AddressStep = ({ step, token, pass, onAnswer }: StepPageProps<'address'>) => {
  const text = useTexts('publicCase')
  const { busy, error, fields, submit } = useSubmit()
  const { values, state, change, send } = useDraft({ step, token, pass })
  const [proof, setProof] = useState<SpotProof>({ photos: [], position: null })
  // A code is no part of a draft.
  const [code, setCode] = useState('')
  const addressOf = () => {
    const at = (name: string) => values[`address.${name}`]?.trim() ?? ''
    const address = { line1: at('line1'), line2: at('line2') || null, city: at('city'), pin: at('pin') }
    if (step.mode !== 'onSpot') return { address }
    const { photos, position } = proof
    const fromCamera = photos.length > 0 && photos.every(photo => photo.isFromCamera)
    return { address, files: photos.map(({ id }) => id), fromCamera, position }
  }
  if (step.letterTo !== null)
    return (
      <StepForm busy={busy} error={fields.code ? '' : error} onSend={() => void submit(() => onAnswer({ code }))}>
        <p>{text('address.letter', { address: step.letterTo })}</p>
        <Field
          label={text('address.code')}
          value={code}
          error={fields.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          onChange={event => setCode(event.target.value.trim())}
        />
      </StepForm>
    )
  return (
    <StepForm
      busy={busy}
      error={error}
      saved={state}
      onSend={() => void submit(() => send(() => onAnswer(addressOf())))}
    >
      <p>{text(`address.intro.${step.mode}`)}</p>
      {parts.map(part => (
        <Field
          key={part}
          label={text(`address.${part}`)}
          {...(part === 'line2' && { optional: text('optional') })}
          value={values[`address.${part}`] ?? ''}
          error={fields[`address.${part}`]}
          autoComplete={autoComplete[part]}
          inputMode={part === 'pin' ? 'numeric' : undefined}
          maxLength={part === 'pin' ? 6 : 160}
          onChange={event => change(`address.${part}`, event.target.value)}
        />
      ))}
      {step.mode === 'onSpot' && (
        <OnTheSpot
          token={token}
          pass={pass}
          types={step.types}
          maxFiles={step.maxFiles}
          error={fields.files}
          proof={proof}
          onChange={setProof}
        />
      )}
    </StepForm>
  )
}

export default AddressStep
