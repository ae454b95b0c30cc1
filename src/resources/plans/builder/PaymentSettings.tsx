import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import type { PlanStep } from '../../../../contracts/cases/plan.ts'
import { gstIncluded, gstRates } from '../../../../contracts/cases/stepPayments.ts'
import { paymentStep } from '../../../../contracts/cases/steps/payment.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { AmountInput } from '../../../components/form/inputs.tsx'
import { parseRupees, typedRupees } from '../../../components/form/rupees.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useBuilder } from './builder.ts'
import { DeclaredSettings } from './DeclaredSettings.tsx'

interface PaymentSettingsProps {
  step: Extract<PlanStep, { kind: 'payment' }>
  index: number
}

const labels = Object.fromEntries(paymentStep.settingsFields.map(({ source, label }) => [source, label]))

/** How much the person pays, in rupees, and how much of it is GST. */
export const PaymentSettings = ({ step, index }: PaymentSettingsProps) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const { changeStep, problemAt } = useBuilder()
  const { settings } = step
  const [typed, setTyped] = useState(typedRupees(settings.amountPaise))
  const change = (parts: Partial<typeof settings>) => changeStep(index, { settings: { ...settings, ...parts } })
  const path = `steps.${index}.settings`
  const amountProblem = problemAt(`${path}.amountPaise`)
  const gstProblem = problemAt(`${path}.gstPercent`)
  const gst = gstIncluded(settings.amountPaise, settings.gstPercent)
  // An amount that was undone or changed elsewhere takes the place of what was typed.
  const shown = (parseRupees(typed) ?? 0) === settings.amountPaise ? typed : typedRupees(settings.amountPaise)
  return (
    <>
      <AmountInput
        label={labels.amountPaise?.[locale]}
        value={shown}
        error={amountProblem !== undefined}
        helperText={amountProblem ?? text('payment.owed')}
        onChange={({ target: { value } }) => {
          if (value !== '' && parseRupees(value) === null && !/^[\d,]*\.?$/.test(value)) return
          setTyped(value)
          change({ amountPaise: parseRupees(value) ?? parseRupees(value.replace(/\.$/, '')) ?? 0 })
        }}
      />
      <TextField
        select
        label={labels.gstPercent?.[locale]}
        value={settings.gstPercent}
        error={gstProblem !== undefined}
        helperText={gstProblem ?? (gst > 0 ? text('payment.gst', { amount: formatPaise(gst) }) : text('payment.noGst'))}
        onChange={event => change({ gstPercent: Number(event.target.value) as typeof settings.gstPercent })}
      >
        {gstRates.map(rate => (
          <MenuItem key={rate} value={rate}>
            {rate}
          </MenuItem>
        ))}
      </TextField>
      <DeclaredSettings step={step} index={index} without={['amountPaise', 'gstPercent']} />
    </>
  )
}
