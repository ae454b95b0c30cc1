import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ComponentType, type ReactNode, useId, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Call } from '../../../contracts/calls/define.ts'
import type { SuccessReply } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { BusyButton } from '../BusyButton.tsx'
import styles from './Form.module.css'
import { FormFields, FormProblem } from './FormFields.tsx'
import { type Action, useActionForm } from './useActionForm.ts'

export interface ResultProps<C extends Call> {
  reply: SuccessReply<C>
  /** The id that the result's title takes: it names the dialog. */
  titleId: string
  onClose: () => void
}

interface ActionDialogProps<C extends Call> extends Action<C> {
  /** Names what it is about: "Revoke “Vendor portal”?" */
  title: string
  /** The button's words; a component where they follow what is typed. */
  confirm: ReactNode
  cancel?: string
  /** A destructive action: the one place where a filled danger button belongs. */
  danger?: boolean
  /** Before the fields: what the action does. */
  detail?: ReactNode
  /** After the fields. */
  children?: ReactNode
  /** A long form: asks before typed values are lost. */
  guard?: boolean
  /** Room for two columns of long texts. */
  wide?: boolean
  /** Takes the form's place when the call is done, for what is shown once. The dialog closes otherwise. */
  result?: ComponentType<ResultProps<C>>
  onClose: () => void
}

/** A call in a dialog: its fields, its errors in their place, and a toast when it is done. */
export const ActionDialog = <C extends Call>(props: ActionDialogProps<C>) => {
  const { title, confirm, cancel, danger = false, detail, children, guard = false, wide = false, onClose } = props
  const { result: Result } = props
  const text = useTexts('components')
  const titleId = useId()
  const [reply, setReply] = useState<SuccessReply<C>>()
  const [discarding, setDiscarding] = useState(false)
  const { form, fields, submit, busy, isDirty } = useActionForm<C>({
    ...props,
    onDone: done => {
      props.onDone?.(done)
      if (Result) setReply(done)
      else onClose()
    },
    ...(props.onConflict && {
      onConflict: (message: string) => {
        props.onConflict?.(message)
        onClose()
      },
    }),
  })
  const close = () => {
    if (busy) return
    if (guard && isDirty) setDiscarding(true)
    else onClose()
  }

  if (Result && reply)
    return (
      // A press beside it must not lose what is shown once.
      <Dialog open onClose={(_, why) => why === 'escapeKeyDown' && onClose()} aria-labelledby={titleId}>
        <Result reply={reply} titleId={titleId} onClose={onClose} />
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={titleId}
      slotProps={{ paper: { className: wide ? styles.wide : undefined } }}
    >
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent className={styles.fields}>
            {detail && <div className={styles.detail}>{detail}</div>}
            <FormFields autoFocus fields={fields} bodyFields={props.call.bodyFields} />
            {children}
          </DialogContent>
          <div className={styles.problem}>
            <FormProblem />
          </div>
          <DialogActions>
            {/* Without a field it is a question, and Enter must not be a yes. */}
            <Button color="inherit" autoFocus={fields.length === 0} disabled={busy} onClick={close}>
              {cancel ?? text('form.cancel')}
            </Button>
            <BusyButton type="submit" variant="contained" color={danger ? 'error' : 'primary'} busy={busy}>
              {confirm}
            </BusyButton>
          </DialogActions>
        </form>
      </FormProvider>
      {discarding && <DiscardDialog onDiscard={onClose} onClose={() => setDiscarding(false)} />}
    </Dialog>
  )
}

/** Asks before what was typed is lost. */
const DiscardDialog = ({ onDiscard, onClose }: { onDiscard: () => void; onClose: () => void }) => {
  const text = useTexts('components')
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('form.discardTitle')}</DialogTitle>
      <DialogContent>{text('form.discardDetail')}</DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onClose}>
          {text('form.keepEditing')}
        </Button>
        <Button variant="contained" color="error" onClick={onDiscard}>
          {text('form.discard')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
