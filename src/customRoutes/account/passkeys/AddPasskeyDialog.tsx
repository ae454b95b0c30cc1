import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { passkeyLimits } from '../../../../contracts/people/passkeyLimits.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { useToast } from '../../../components/useToast.ts'
import { callApi } from '../../../dataProvider/api.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { createPasskey } from '../../../session/passkey.ts'
import styles from './Passkeys.module.css'
import type { PasskeyCalls } from './passkeyCalls.ts'

interface AddPasskeyDialogProps {
  calls: Pick<PasskeyCalls, 'begin' | 'add'>
  suggestedName: string
  onAdded: () => void
  onClose: () => void
}

/** Asks for a name, then the browser for the passkey. A person who cancels there is back at the name. */
export const AddPasskeyDialog = ({ calls, suggestedName, onAdded, onClose }: AddPasskeyDialogProps) => {
  const text = useTexts('passkeys')
  const toast = useToast()
  const titleId = useId()
  const [name, setName] = useState(suggestedName)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  /** Returns the problem to show; null after a success, undefined if the person has cancelled. */
  const create = async (): Promise<string | null | undefined> => {
    const { challenge, options } = await callApi(calls.begin, {})
    const made = await createPasskey(options)
    if ('failure' in made) return made.failure === 'cancelled' ? undefined : text(`failed.${made.failure}`)
    await callApi(calls.add, { body: { challenge, response: made.answer, name: name.trim() } })
    return null
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!name.trim()) return setProblem(text('nameMissing'))
    setBusy(true)
    setProblem(undefined)
    const found = await create().catch((error: Error) => error.message)
    setBusy(false)
    if (found !== null) return setProblem(found)
    toast(text('added'), 'success')
    onAdded()
  }

  return (
    <Dialog open onClose={() => !busy && onClose()} aria-labelledby={titleId}>
      <form noValidate onSubmit={event => void submit(event)}>
        <DialogTitle id={titleId}>{text('addTitle')}</DialogTitle>
        <DialogContent className={styles.form}>
          <p className={styles.lead}>{text('addDetail')}</p>
          <TextField
            autoFocus
            label={text('name')}
            error={problem !== undefined}
            helperText={problem ?? text('nameHint')}
            value={name}
            onChange={event => {
              setProblem(undefined)
              setName(event.target.value)
            }}
            slotProps={{
              htmlInput: { maxLength: passkeyLimits.nameCharacters, autoComplete: 'off' },
              formHelperText: { 'aria-live': 'polite' },
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={busy} onClick={onClose}>
            {text('cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" busy={busy}>
            {text('create')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
