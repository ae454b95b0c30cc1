import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useCreate } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { RadioChoices } from '../../components/RadioChoices.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type ApiKey, type CreatedKey } from './apiKey.ts'
import { KeyInputs } from './KeyInputs.tsx'
import styles from './Keys.module.css'
import { emptyKeyDraft, isKeyDraftComplete, toKeyBody } from './keyDraft.ts'

interface KeyFormProps {
  titleId: string
  onCreated: (created: CreatedKey) => void
  onCancel: () => void
}

export const KeyForm = ({ titleId, onCreated, onCancel }: KeyFormProps) => {
  const text = useTexts('apiKeys')
  const [draft, setDraft] = useState(emptyKeyDraft)
  const [mode, setMode] = useState<ApiKey['mode']>('test')
  const [create, { isPending, error }] = useCreate<ApiKey, CallError>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const data = { ...toKeyBody(draft), mode }
    void create('api-keys', { data }, { onSuccess: made => onCreated(made as CreatedKey), onError: () => {} })
  }

  return (
    <form onSubmit={submit}>
      <DialogTitle id={titleId}>{text('dialog.title')}</DialogTitle>
      <DialogContent className={styles.form}>
        {error && <InlineAlert tone="danger">{error.message}</InlineAlert>}
        <KeyInputs draft={draft} onChange={more => setDraft({ ...draft, ...more })} />
        <RadioChoices
          title={text('dialog.mode')}
          value={mode}
          choices={(['test', 'live'] as const).map(value => ({
            value,
            label: text(`modes.${value}`),
            detail: text(`dialog.${value}`),
          }))}
          onChange={setMode}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {text('dialog.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={isPending || !isKeyDraftComplete(draft)}>
          {text('dialog.submit')}
        </Button>
      </DialogActions>
    </form>
  )
}
