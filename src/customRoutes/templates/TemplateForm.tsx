import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import { purposes } from '../../../contracts/codes.ts'
import { limits } from '../../../contracts/limits.ts'
import { type ProductId, productIds, productOf } from '../../../contracts/products/index.ts'
import { type InputTemplate, inputTemplate } from '../../../contracts/resources/inputTemplate.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Templates.module.css'

interface TemplateFormProps {
  /** The one that is changed. */
  template?: InputTemplate | undefined
  product: ProductId
  onClose: () => void
}

/** A new template, or another shape of one. The product of a saved one stays. */
export const TemplateForm = ({ template, product: first, onClose }: TemplateFormProps) => {
  const text = useTexts('templates')
  const say = useTexts('verifications')
  const locale = useLocale()
  const toast = useToast()
  const cache = useQueryClient()
  const dataProvider = useDataProvider()
  const titleId = useId()
  const [product, setProduct] = useState(first)
  const [name, setName] = useState(template?.name ?? '')
  const [purpose, setPurpose] = useState<string>(template?.purpose ?? '')
  const [reference, setReference] = useState(template?.reference ?? '')
  const [headers, setHeaders] = useState<Record<string, string>>(() =>
    Object.fromEntries(template?.columns.map(({ source, header }) => [source, header]) ?? []),
  )
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError>()
  const fields = productOf(product).inputFields

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const columns = fields
      .map(({ source }) => ({ source, header: headers[source]?.trim() ?? '' }))
      .filter(({ header }) => header !== '')
    const data = { name: name.trim(), purpose: purpose || null, reference: reference.trim() || null, columns }
    try {
      await (template
        ? dataProvider.update(inputTemplate.name, { id: template.id, data, previousData: template })
        : dataProvider.create(inputTemplate.name, { data: { ...data, product } }))
      onClose()
      toast(text('form.saved', { name: data.name }), 'success')
      void cache.invalidateQueries()
    } catch (failure) {
      setError(failure as CallError)
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={event => void submit(event)} noValidate>
        <DialogTitle id={titleId}>{text(template ? 'form.edit' : 'form.add')}</DialogTitle>
        <DialogContent className={styles.form}>
          {error && <InlineAlert tone="danger">{error.message}</InlineAlert>}
          <TextField
            autoFocus
            required
            label={text('form.name')}
            value={name}
            onChange={event => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: limits.templates.nameCharacters, autoComplete: 'off' } }}
          />
          <TextField
            select
            label={text('form.product')}
            value={product}
            disabled={!!template}
            onChange={event => setProduct(event.target.value as ProductId)}
          >
            {productIds.map(id => (
              <MenuItem key={id} value={id}>
                {productOf(id).label[locale]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={text('form.purpose')}
            value={purpose}
            onChange={event => setPurpose(event.target.value)}
            slotProps={{ select: { displayEmpty: true } }}
          >
            <MenuItem value="">{text('form.noPurpose')}</MenuItem>
            {purposes.map(one => (
              <MenuItem key={one} value={one}>
                {say(`purpose.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={text('form.reference')}
            value={reference}
            onChange={event => setReference(event.target.value)}
            slotProps={{ htmlInput: { maxLength: limits.referenceCharacters, autoComplete: 'off' } }}
          />
          <fieldset className={styles.columns}>
            <legend>{text('form.columns')}</legend>
            <p className={styles.hint}>{text('form.columnsHint')}</p>
            {fields.map(({ source, label }) => (
              <TextField
                key={source}
                label={label[locale]}
                value={headers[source] ?? ''}
                onChange={event => setHeaders({ ...headers, [source]: event.target.value })}
                slotProps={{ htmlInput: { maxLength: limits.templates.headerCharacters, autoComplete: 'off' } }}
              />
            ))}
          </fieldset>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text('form.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy || name.trim() === ''}>
            {text('form.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
