import { TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { confirmAadhaar } from '../../../contracts/calls/aadhaarOtp.ts'
import { withId } from '../../../contracts/platform/paths.ts'
import { otpLimits } from '../../../contracts/platform/publicLimits.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { Section } from '../../components/Section.tsx'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProduct } from '../verifications/product.ts'
import type { VerificationRecord } from '../verifications/record.ts'
import styles from './ConfirmCode.module.css'

/** Takes the code that the holder has received, and opens the check once it is confirmed. */
const ConfirmCode = ({ record }: { record: VerificationRecord }) => {
  const text = useTexts('checkPages')
  const { time } = useDateFormats()
  const { paths } = useProduct()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutateAsync, isPending } = useCallMutation(confirmAadhaar)

  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (code.length < otpLimits.digits) return setProblem(text('confirm.missing'))
    try {
      await mutateAsync({ params: { id: record.id }, body: { code } })
      // The balance and the lists have changed too.
      await cache.invalidateQueries()
      await navigate(withId(paths.detail, record.id))
    } catch (error) {
      setProblem((error as Error).message)
    }
  }

  return (
    <Section title={text('confirm.title')}>
      <form noValidate className={styles.form} onSubmit={event => void confirm(event)}>
        <p className={styles.lead}>
          {record.mode === 'test' ? text('confirm.practice') : text('confirm.lead', { time: time(record.dueAt ?? '') })}
        </p>
        <TextField
          className={styles.code}
          label={text('confirm.code')}
          value={code}
          onChange={event => {
            setProblem(undefined)
            setCode(event.target.value.replaceAll(/\D/g, '').slice(0, otpLimits.digits))
          }}
          error={!!problem}
          helperText={problem}
          slotProps={{
            htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code' },
            formHelperText: { 'aria-live': 'polite' },
          }}
        />
        <BusyButton type="submit" variant="contained" busy={isPending}>
          {text('confirm.submit')}
        </BusyButton>
      </form>
    </Section>
  )
}

export default ConfirmCode
