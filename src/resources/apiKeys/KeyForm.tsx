import {
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material'
import { useCreate } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import { Note } from '../../components/Note.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import styles from './Keys.module.css'
import { type ApiKey, type CreatedKey, useKeyText } from './texts.ts'

interface KeyFormProps {
  titleId: string
  onCreated: (created: CreatedKey) => void
  onCancel: () => void
}

const NAME_CHARACTERS = 60

export const KeyForm = ({ titleId, onCreated, onCancel }: KeyFormProps) => {
  const text = useKeyText()
  const modeId = useId()
  const [name, setName] = useState('')
  const [mode, setMode] = useState<ApiKey['mode']>('test')
  const [create, { isPending, error }] = useCreate<ApiKey, CallError>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const data = { name: name.trim(), mode }
    void create('api-keys', { data }, { onSuccess: made => onCreated(made as CreatedKey), onError: () => {} })
  }

  return (
    <form onSubmit={submit}>
      <DialogTitle id={titleId}>{text('dialog.title')}</DialogTitle>
      <DialogContent className={styles.form}>
        {error && <Note tone="danger">{error.message}</Note>}
        <TextField
          autoFocus
          required
          label={text('dialog.name')}
          helperText={text('dialog.nameHint')}
          value={name}
          onChange={event => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: NAME_CHARACTERS, autoComplete: 'off' } }}
        />
        <div>
          <h3 id={modeId}>{text('dialog.mode')}</h3>
          <RadioGroup aria-labelledby={modeId} value={mode} onChange={(_, next) => setMode(next as ApiKey['mode'])}>
            {(['test', 'live'] as const).map(choice => (
              <FormControlLabel
                key={choice}
                value={choice}
                control={<Radio />}
                label={
                  <span className={styles.choice}>
                    <b>{text(`modes.${choice}`)}</b>
                    <span>{text(`dialog.${choice}`)}</span>
                  </span>
                }
              />
            ))}
          </RadioGroup>
        </div>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {text('dialog.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={isPending || !name.trim()}>
          {text('dialog.submit')}
        </Button>
      </DialogActions>
    </form>
  )
}
