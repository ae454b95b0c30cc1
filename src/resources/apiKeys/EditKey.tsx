import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useRefresh, useUpdate } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type ApiKey } from './apiKey.ts'
import { KeyInputs } from './KeyInputs.tsx'
import styles from './Keys.module.css'
import { isKeyDraftComplete, toKeyBody, toKeyDraft } from './keyDraft.ts'

/** Another name, other scopes, another end. */
export const EditKey = ({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) => {
  const text = useTexts('apiKeys')
  const toast = useToast()
  const titleId = useId()
  const refresh = useRefresh()
  const { short } = useDateFormats()
  const [draft, setDraft] = useState(() => toKeyDraft(apiKey))
  const [update, { isPending, error }] = useUpdate<ApiKey, CallError>()
  const { id, expiresAt } = apiKey

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const data = toKeyBody(draft)
    const onSuccess = () => {
      onClose()
      toast(text('editing.done', { name: data.name }), 'success')
      refresh()
    }
    void update('api-keys', { id, data }, { mutationMode: 'pessimistic', onSuccess, onError: () => {} })
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{text('editing.title', { name: apiKey.name })}</DialogTitle>
        <DialogContent className={styles.form}>
          {error && <InlineAlert tone="danger">{error.message}</InlineAlert>}
          <KeyInputs
            draft={draft}
            kept={expiresAt ? text('editing.keep', { end: short(expiresAt) }) : undefined}
            onChange={more => setDraft({ ...draft, ...more })}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text('dialog.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending || !isKeyDraftComplete(draft)}>
            {text('editing.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
