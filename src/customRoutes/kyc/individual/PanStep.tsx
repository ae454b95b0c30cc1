import { useState } from 'react'
import { submitPan } from '../../../../contracts/calls/kyc.ts'
import { checkIdentifier } from '../../../../contracts/identifiers/index.ts'
import { IdentifierField } from '../../../components/IdentifierField.tsx'
import { identifierSamples } from '../../../components/identifierSamples.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { KycStepForm, type KycStepProps } from '../KycStepForm.tsx'
import { SampleButton } from '../SampleButton.tsx'
import { useKycStepSubmit } from '../useKycStepSubmit.ts'

const HOLDER = 3

const isPersons = (pan: string) => pan.length <= HOLDER || pan.charAt(HOLDER) === 'P'

export const PanStep = ({ correction }: KycStepProps) => {
  const text = useTexts('kycScreen')
  const [pan, setPan] = useState('')
  const [judged, setJudged] = useState(false)
  const { submit, busy, problem, refused, clear } = useKycStepSubmit(submitPan, /^pan$/, correction?.onClose)

  const change = (next: string) => {
    setPan(next)
    setJudged(false)
    clear()
  }
  const send = () => {
    setJudged(true)
    if (checkIdentifier('pan', pan).ok && isPersons(pan)) submit({ body: { pan } })
  }
  return (
    <KycStepForm submit={text('pan.submit')} busy={busy} problem={problem} correction={correction} onSubmit={send}>
      <IdentifierField
        kind="pan"
        label={text('pan.label')}
        value={pan}
        onChange={change}
        judged={judged}
        hint={text('pan.hint')}
        rule={value => (isPersons(value) ? undefined : { message: text('pan.person'), at: HOLDER })}
        refused={refused('pan')}
        aside={<SampleButton onClick={() => change(identifierSamples.pan)} />}
      />
    </KycStepForm>
  )
}
