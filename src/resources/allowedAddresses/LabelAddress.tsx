import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useUpdate } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import type { AllowedAddress } from '../../../contracts/resources/allowedAddress.ts'
import { Note } from '../../components/Note.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import styles from './Addresses.module.css'
import { useAddressText } from './texts.ts'

const LABEL_CHARACTERS = 60

export const LabelAddress = ({
  entry: { id, address, label },
  onClose,
}: {
  entry: AllowedAddress
  onClose: () => void
}) => {
  const text = useAddressText()
  const toast = useToast()
  const cache = useQueryClient()
  const titleId = useId()
  const [typed, setTyped] = useState(label)
  const [update, { isPending, error }] = useUpdate<AllowedAddress, CallError>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const onSuccess = () => {
      onClose()
      toast(text('dialog.relabelled', { address }), 'success')
      void cache.invalidateQueries()
    }
    const data = { label: typed.trim() }
    void update('allowed-addresses', { id, data }, { mutationMode: 'pessimistic', onSuccess, onError: () => {} })
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{text('dialog.edit', { address })}</DialogTitle>
        <DialogContent className={styles.form}>
          {error && <Note tone="danger">{error.message}</Note>}
          <TextField
            autoFocus
            label={text('dialog.label')}
            helperText={text('dialog.labelHint')}
            value={typed}
            onChange={event => setTyped(event.target.value)}
            slotProps={{ htmlInput: { maxLength: LABEL_CHARACTERS, autoComplete: 'off' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text('dialog.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {text('dialog.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
