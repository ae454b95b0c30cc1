import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { ProofMethod } from '../../../contracts/calls/proof.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { hasPasskeys } from '../../session/hasPasskeys.ts'
import styles from './ProofDialog.module.css'
import type { ProofCalls, ProofStatus } from './proofCalls.ts'
import { usePasskeyProof } from './usePasskeyProof.ts'

interface ProofDialogProps {
  calls: ProofCalls
  status: ProofStatus
  onDone: (proven: boolean) => void
}

const code = { autoComplete: 'one-time-code', spellCheck: false } as const

const inputs = {
  app: { ...code, maxLength: 32, autoCapitalize: 'characters' },
  password: { autoComplete: 'current-password', maxLength: 512 },
  email: { ...code, maxLength: limits.otp.digits, inputMode: 'numeric' },
} as const satisfies Record<ProofMethod, object>

/** "Confirm it is you": a code of the app, the password or a code from an e-mail, or a passkey, before a sensitive change. */
const ProofDialog = ({ calls, status: { method, address, passkey }, onDone }: ProofDialogProps) => {
  const text = useTexts('proof')
  const passkeys = useTexts('passkeys')
  const titleId = useId()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [resent, setResent] = useState(false)
  const prove = useCallMutation(calls.prove)
  const resend = useCallMutation(calls.sendCode)
  const byPasskey = usePasskeyProof(calls.read.auth === 'admin' ? 'admin' : 'customer')
  const fail = ({ message }: CallError) => setProblem(message)

  const provePasskey = async () => {
    setProblem(undefined)
    const problem = await byPasskey.prove()
    if (problem === null) onDone(true)
    else if (problem) setProblem(problem)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog is inside the form whose action needs the proof, as far as React's events go.
    event.stopPropagation()
    if (prove.isPending) return
    const proof = method === 'password' ? typed : typed.trim()
    setProblem(proof ? undefined : text(`missing.${method}`))
    if (proof) prove.mutate({ body: { proof } }, { onSuccess: () => onDone(true), onError: fail })
  }

  return (
    <Dialog open onClose={() => onDone(false)} aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{text('title')}</DialogTitle>
        <DialogContent className={styles.form}>
          <p className={styles.lead}>{text(`lead.${method}`, { address: address ?? '' })}</p>
          <TextField
            autoFocus
            type={method === 'password' ? 'password' : 'text'}
            label={text(`field.${method}`)}
            error={problem !== undefined}
            helperText={problem ?? (resent ? text('resent') : undefined)}
            value={typed}
            onChange={event => {
              setProblem(undefined)
              setTyped(event.target.value)
            }}
            slotProps={{ htmlInput: inputs[method], formHelperText: { 'aria-live': 'polite' } }}
          />
          {passkey && hasPasskeys() && (
            <BusyButton
              variant="outlined"
              startIcon={<KeyRound />}
              busy={byPasskey.isPending}
              onClick={() => void provePasskey()}
            >
              {passkeys('use')}
            </BusyButton>
          )}
        </DialogContent>
        <DialogActions>
          {method === 'email' && (
            <BusyButton
              className={styles.resend}
              color="inherit"
              busy={resend.isPending}
              onClick={() => resend.mutate({}, { onSuccess: () => setResent(true), onError: fail })}
            >
              {text('resend')}
            </BusyButton>
          )}
          <Button color="inherit" onClick={() => onDone(false)}>
            {text('cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" busy={prove.isPending}>
            {text('confirm')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}

export default ProofDialog
