import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useCreate, useListContext } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import {
  covers,
  faultOf,
  type IpAddress,
  type IpRange,
  parseAddress,
  parseRange,
  rangeText,
} from '../../../contracts/ipAddress.ts'
import type { AllowedAddress } from '../../../contracts/resources/allowedAddress.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { Note } from '../../components/Note.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import styles from './Addresses.module.css'
import { hintOf, problemOf } from './addressWords.ts'
import { useAddressText } from './texts.ts'
import { useOwnAddress } from './useOwnAddress.ts'

const LABEL_CHARACTERS = 60

/** One more entry. The first one shuts everybody else out: it says whether that is oneself. */
export const AddAddress = ({ first, onClose }: { first: string; onClose: () => void }) => {
  const text = useAddressText()
  const toast = useToast()
  const cache = useQueryClient()
  const titleId = useId()
  const hintId = useId()
  const [address, setAddress] = useState(first)
  const [label, setLabel] = useState('')
  const [create, { isPending, error }] = useCreate<AllowedAddress, CallError>()
  const { total = 0 } = useListContext()
  const excluded = useExcluded(address, total)
  const problem = problemOf(address, text)
  const kept = faultOf(address) ? '' : rangeText(parseRange(address) as IpRange)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const onSuccess = () => {
      onClose()
      toast(text('dialog.done', { address: kept }), 'success')
      void cache.invalidateQueries()
    }
    void create('allowed-addresses', { data: { address, label: label.trim() } }, { onSuccess, onError: () => {} })
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{text('dialog.title')}</DialogTitle>
        <DialogContent className={styles.form}>
          {error && <Note tone="danger">{error.message}</Note>}
          <div>
            <TextField
              autoFocus
              required
              fullWidth
              label={text('dialog.address')}
              error={problem !== undefined}
              value={address}
              onChange={event => setAddress(event.target.value)}
              slotProps={{
                htmlInput: {
                  className: 'mono',
                  maxLength: 50,
                  autoComplete: 'off',
                  autoCapitalize: 'none',
                  spellCheck: false,
                  'aria-describedby': hintId,
                },
              }}
            />
            <div id={hintId}>
              <FieldMessage error={problem} hint={hintOf(address, text)} />
            </div>
          </div>
          <TextField
            label={text('dialog.label')}
            helperText={text('dialog.labelHint')}
            value={label}
            onChange={event => setLabel(event.target.value)}
            slotProps={{ htmlInput: { maxLength: LABEL_CHARACTERS, autoComplete: 'off' } }}
          />
          {kept && excluded && <Note tone="warning">{text('dialog.excludes', { address: excluded })}</Note>}
          {kept && !excluded && total === 0 && <Note tone="info">{text('dialog.onlyThese')}</Note>}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text('dialog.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending || !kept}>
            {text(kept && excluded ? 'dialog.addAnyway' : 'dialog.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** One's own address, where this entry would leave it outside the list. */
function useExcluded(typed: string, entries: number): string | undefined {
  const { data: own } = useOwnAddress()
  const range = parseRange(typed)
  if (!own?.address || !range || covers(range, parseAddress(own.address) as IpAddress)) return undefined
  return entries === 0 || !own.allowed ? own.address : undefined
}
