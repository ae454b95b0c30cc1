import { TextField } from '@mui/material'
import { useState } from 'react'
import { submitCompany } from '../../../../contracts/calls/kyc.ts'
import { checkIdentifier } from '../../../../contracts/identifiers/index.ts'
import { IdentifierField } from '../../../components/IdentifierField.tsx'
import { identifierSamples } from '../../../components/identifierSamples.ts'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from '../Form.module.css'
import { KycStepForm, type KycStepProps } from '../KycStepForm.tsx'
import { SampleButton } from '../SampleButton.tsx'
import { useKycStepSubmit } from '../useKycStepSubmit.ts'

const types = ['cin', 'gstin'] as const

type Type = (typeof types)[number]

/** With a GSTIN, the name comes from the GST record. With a CIN, the customer types it. */
export const CompanyStep = ({ correction }: KycStepProps) => {
  const text = useTexts('kycScreen')
  const [type, setType] = useState<Type>('cin')
  const [numbers, setNumbers] = useState({ cin: '', gstin: '' })
  const [name, setName] = useState('')
  const [judged, setJudged] = useState(false)
  const { submit, busy, problem, refused, clear } = useKycStepSubmit(
    submitCompany,
    /^(number|name)$/,
    correction?.onClose,
  )
  const number = numbers[type]
  const byCin = type === 'cin'

  const changed = () => {
    setJudged(false)
    clear()
  }
  const change = (next: string) => {
    setNumbers({ ...numbers, [type]: next })
    changed()
  }
  const fill = () => {
    change(identifierSamples[type])
    if (byCin) setName(identifierSamples.companyName)
  }
  const send = () => {
    setJudged(true)
    if (!checkIdentifier(type, number).ok || (byCin && name.trim() === '')) return
    submit({ body: byCin ? { type: 'cin', number, name: name.trim() } : { type: 'gstin', number } })
  }
  const nameProblem = judged && name.trim() === '' ? text('company.nameMissing') : refused('name')?.message

  return (
    <KycStepForm submit={text('company.submit')} busy={busy} problem={problem} correction={correction} onSubmit={send}>
      <div className={styles.by}>
        <SegmentedControl
          label={text('company.by')}
          value={type}
          options={types.map(value => ({ value, label: text(`company.${value}`) }))}
          onChange={next => {
            setType(next)
            changed()
          }}
        />
      </div>
      <IdentifierField
        key={type}
        kind={type}
        label={text(`company.${type}`)}
        value={number}
        onChange={change}
        judged={judged}
        hint={text(`company.${type}Hint`)}
        refused={refused('number')}
        aside={<SampleButton onClick={fill} />}
      />
      {byCin && (
        <TextField
          label={text('company.name')}
          value={name}
          error={!!nameProblem}
          helperText={nameProblem}
          onChange={event => {
            setName(event.target.value)
            clear()
          }}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
        />
      )}
    </KycStepForm>
  )
}
