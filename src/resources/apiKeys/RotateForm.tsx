import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { type Overlap, overlaps } from '../../../contracts/apiKeys.ts'
import { rotateApiKey } from '../../../contracts/calls/apiKeys.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { RadioChoices } from '../../components/RadioChoices.tsx'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type ApiKey, type CreatedKey } from './apiKey.ts'
import styles from './Keys.module.css'

interface RotateFormProps {
  apiKey: ApiKey
  titleId: string
  onMade: (made: CreatedKey) => void
  onCancel: () => void
}

/** How long the old secret works on. */
export const RotateForm = ({ apiKey: { id, name, hint, previous }, titleId, onMade, onCancel }: RotateFormProps) => {
  const text = useTexts('apiKeys')
  const [overlap, setOverlap] = useState<Overlap>('day')
  const { mutate, isPending, error } = useCallMutation(rotateApiKey)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ params: { id }, body: { overlap } }, { onSuccess: made => onMade(made as CreatedKey) })
  }
  return (
    <form onSubmit={submit}>
      <DialogTitle id={titleId}>{text('rotating.title', { name })}</DialogTitle>
      <DialogContent className={styles.form}>
        {error && <InlineAlert tone="danger">{error.message}</InlineAlert>}
        <p className={styles.words}>{text('rotating.detail')}</p>
        <RadioChoices
          title={text('rotating.overlap', { hint })}
          value={overlap}
          choices={overlaps.map(value => ({
            value,
            label: text(`rotating.overlaps.${value}`),
            detail: text(`rotating.overlapHints.${value}`),
          }))}
          onChange={setOverlap}
        />
        {previous && <InlineAlert tone="warning">{text('rotating.older', { hint: previous.hint })}</InlineAlert>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {text('dialog.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={isPending}>
          {text('rotating.submit')}
        </Button>
      </DialogActions>
    </form>
  )
}
