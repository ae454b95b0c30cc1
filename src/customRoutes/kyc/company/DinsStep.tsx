import { useState } from 'react'
import { submitDirectorDetails } from '../../../../contracts/calls/kyc.ts'
import { checkIdentifier } from '../../../../contracts/identifiers/index.ts'
import { IdentifierField } from '../../../components/IdentifierField.tsx'
import { sampleDin } from '../../../components/identifierSamples.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { KycStepForm, type KycStepProps } from '../KycStepForm.tsx'
import { SampleButton } from '../SampleButton.tsx'
import { useKycStepSubmit } from '../useKycStepSubmit.ts'

const formFields = /^directors\.\d+\.din$/

interface DinsStepProps extends KycStepProps {
  /** In the directors' order. */
  names: readonly string[]
}

export const DinsStep = ({ names, correction }: DinsStepProps) => {
  const text = useTexts('kycScreen')
  const [dins, setDins] = useState<readonly string[]>(() => names.map(() => ''))
  const [judged, setJudged] = useState(false)
  const { submit, busy, problem, refused, clear } = useKycStepSubmit(
    submitDirectorDetails,
    formFields,
    correction?.onClose,
  )

  const change = (next: readonly string[]) => {
    setDins(next)
    setJudged(false)
    clear()
  }
  const send = () => {
    setJudged(true)
    if (dins.every(din => checkIdentifier('din', din).ok)) submit({ body: { directors: dins.map(din => ({ din })) } })
  }

  return (
    <KycStepForm submit={text('dins.submit')} busy={busy} problem={problem} correction={correction} onSubmit={send}>
      {names.map((name, index) => (
        <IdentifierField
          key={index}
          kind="din"
          label={text('dins.label', { name })}
          value={dins[index] ?? ''}
          onChange={next => change(dins.with(index, next))}
          judged={judged}
          hint={text('dins.hint')}
          refused={refused(`directors.${index}.din`)}
          aside={index === 0 && <SampleButton onClick={() => change(names.map((_, at) => sampleDin(at)))} />}
        />
      ))}
    </KycStepForm>
  )
}
