import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useRefresh } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import { correctInvoice } from '../../../contracts/calls/invoices.ts'
import { stateName } from '../../../contracts/identifiers/states.ts'
import type { Invoice } from '../../../contracts/resources/invoice.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useToast } from '../../components/useToast.ts'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Invoices.module.css'

/** Asks for the correct GSTIN and a reason. */
export const CorrectDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const { id, number } = invoice
  const text = useTexts('adminMoney')
  const state = stateName(invoice.state, useLocale())
  const toast = useToast()
  const refresh = useRefresh()
  const titleId = useId()
  const [gstin, setGstin] = useState('')
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useCallMutation(correctInvoice)
  const problemOf = (field: string) => error?.fields.find(problem => problem.field === field)?.message

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const onSuccess = ({ creditNote, invoice }: { creditNote: { number: string }; invoice: { number: string } }) => {
      toast(text('invoices.correct.done', { creditNote: creditNote.number, invoice: invoice.number }), 'success')
      refresh()
      onClose()
    }
    mutate({ params: { id }, body: { gstin: gstin.trim() || null, reason } }, { onSuccess })
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{text('invoices.correct.title', { number })}</DialogTitle>
        <DialogContent className={styles.form}>
          {error && error.fields.length === 0 && <InlineAlert tone="danger">{error.message}</InlineAlert>}
          <p className={styles.lead}>{text('invoices.correct.lead')}</p>
          <p className={styles.lead}>
            {invoice.gstin
              ? text('invoices.correct.now', { gstin: invoice.gstin, state })
              : text('invoices.correct.nowNone', { state })}
          </p>
          <TextField
            autoFocus
            label={text('invoices.correct.gstin')}
            value={gstin}
            error={problemOf('gstin') !== undefined}
            helperText={problemOf('gstin') ?? text('invoices.correct.hint')}
            onChange={({ target }) => setGstin(target.value.toUpperCase())}
            slotProps={{ htmlInput: { className: 'mono', maxLength: 15, autoComplete: 'off', spellCheck: false } }}
          />
          <TextField
            required
            multiline
            label={text('invoices.correct.reason')}
            value={reason}
            error={problemOf('reason') !== undefined}
            helperText={problemOf('reason') ?? text('invoices.correct.reasonHint')}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text('invoices.correct.cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" busy={isPending}>
            {text('invoices.correct.submit')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
