import { Button, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { BusyButton } from '../../../components/BusyButton.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './SecondFactor.module.css'
import type { SecondFactorCalls, SecondFactorFlow } from './secondFactorCalls.ts'

interface CodeFormProps {
  titleId: string
  calls: SecondFactorCalls
  kind: Exclude<SecondFactorFlow['kind'], 'setUp'>
  onCodes: (codes: string[]) => void
  onOff: () => void
  onCancel: () => void
}

/** Asks for a code before a sensitive change. */
export const CodeForm = ({ titleId, calls, kind, onCodes, onOff, onCancel }: CodeFormProps) => {
  const text = useTexts('secondFactor')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const renew = useCallMutation(calls.renew)
  const turnOff = useCallMutation(calls.turnOff)
  const busy = renew.isPending || turnOff.isPending

  const act = async () => {
    const args = { body: { code: code.trim() } }
    if (kind === 'newCodes') return onCodes((await renew.mutateAsync(args)).recoveryCodes)
    await turnOff.mutateAsync(args)
    onOff()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setProblem(code.trim() ? null : text('anyCodeMissing'))
    if (code.trim()) act().catch((error: CallError) => setProblem(error.message))
  }

  return (
    <form noValidate onSubmit={submit}>
      <DialogTitle id={titleId}>{text(`${kind === 'off' ? 'off' : 'new'}Title`)}</DialogTitle>
      <DialogContent className={styles.form}>
        <p className={styles.lead}>{text(`${kind === 'off' ? 'off' : 'new'}Lead`)}</p>
        <TextField
          autoFocus
          label={text('anyCode')}
          error={problem !== null}
          helperText={problem ?? text('codeHint')}
          value={code}
          onChange={event => {
            setProblem(null)
            setCode(event.target.value)
          }}
          slotProps={{
            htmlInput: {
              maxLength: 32,
              autoComplete: 'one-time-code',
              autoCapitalize: 'characters',
              spellCheck: false,
            },
            formHelperText: { 'aria-live': 'polite' },
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {text('cancel')}
        </Button>
        <BusyButton type="submit" variant="contained" color={kind === 'off' ? 'error' : 'primary'} busy={busy}>
          {text(`${kind === 'off' ? 'off' : 'new'}Submit`)}
        </BusyButton>
      </DialogActions>
    </form>
  )
}
