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
  /** The id to set on the result's title, which labels the dialog. */
  titleId: string
  onClose: () => void
}

interface ActionDialogProps<C extends Call> extends Action<C> {
  /** Names the object of the action: "Revoke “Vendor portal”?" */
  title: string
  /** The button's label; a component if it depends on the typed values. */
  confirm: ReactNode
  cancel?: string
  /** A destructive action. Only such a dialog has a filled danger button. */
  danger?: boolean
  /** Shown before the fields: what the action does. */
  detail?: ReactNode
  /** Shown after the fields. */
  children?: ReactNode
  /** For long forms: asks before typed values are lost. */
  guard?: boolean
  /** Wide enough for two columns of long texts. */
  wide?: boolean
  /** Replaces the form after the call, for a result that is shown only once. Without it the dialog closes. */
  result?: ComponentType<ResultProps<C>>
  onClose: () => void
}

/** A form for an API call in a dialog: fields, errors at their fields, and a toast on success. */
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
      // A click outside must not discard a result that is shown only once.
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
            {/* Without fields the dialog is a confirmation, and Enter must not confirm it. */}
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

/** Asks before typed values are discarded. */
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
