import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { addTutorial, changeTutorial } from '../../../../contracts/calls/tutorials.ts'
import { isHttpsLink, tutorialLimits } from '../../../../contracts/tutorials.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from '../../tutorials/Tutorials.module.css'
import type { Tutorial } from './tutorial.ts'

interface TutorialFormProps {
  /** The one to change; none adds one. */
  tutorial?: Tutorial | undefined
  onSaved: (title: string) => void
  onClose: () => void
}

export const TutorialForm = ({ tutorial, onSaved, onClose }: TutorialFormProps) => {
  const text = useTexts('tutorials')
  const titleId = useId()
  const [title, setTitle] = useState(tutorial?.title ?? '')
  const [description, setDescription] = useState(tutorial?.description ?? '')
  const [url, setUrl] = useState(tutorial?.url ?? '')
  const add = useCallMutation(addTutorial)
  const change = useCallMutation(changeTutorial)
  const error = add.error ?? change.error
  const wrong = url.trim() !== '' && !isHttpsLink(url.trim())
  const incomplete = !title.trim() || !url.trim() || wrong

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { title: title.trim(), description: description.trim(), url: url.trim() }
    const onSuccess = () => onSaved(body.title)
    if (tutorial) change.mutate({ params: { id: tutorial.id }, body }, { onSuccess })
    else add.mutate({ body }, { onSuccess })
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{text(tutorial ? 'staff.formEdit' : 'staff.formAdd')}</DialogTitle>
        <DialogContent className={styles.form}>
          {error && <InlineAlert tone="danger">{error.message}</InlineAlert>}
          <TextField
            autoFocus
            required
            label={text('staff.name')}
            value={title}
            onChange={event => setTitle(event.target.value)}
            slotProps={{ htmlInput: { maxLength: tutorialLimits.title } }}
          />
          <TextField
            multiline
            minRows={2}
            label={text('staff.description')}
            value={description}
            onChange={event => setDescription(event.target.value)}
            slotProps={{ htmlInput: { maxLength: tutorialLimits.description } }}
          />
          <TextField
            required
            type="url"
            label={text('staff.url')}
            error={wrong}
            helperText={text(wrong ? 'staff.urlWrong' : 'staff.urlHint')}
            value={url}
            onChange={event => setUrl(event.target.value)}
            slotProps={{ htmlInput: { maxLength: tutorialLimits.url, autoComplete: 'off', spellCheck: false } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text('staff.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={incomplete || add.isPending || change.isPending}>
            {text('staff.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
