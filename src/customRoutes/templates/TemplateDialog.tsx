import { TextField } from '@mui/material'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { type ProductId, productIds } from '../../../contracts/checks/catalogue.ts'
import { purposes } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { type InputTemplate, inputTemplate } from '../../../contracts/resources/inputTemplate.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useField } from '../../components/form/useField.ts'
import { createCall, updateCall } from '../../dataProvider/resourceCalls.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useDeclarationOnceLoaded } from '../../resources/verifications/declarations.ts'
import { useProductLabel } from '../../resources/verifications/useProductLabel.ts'
import styles from './Templates.module.css'

interface TemplateDialogProps {
  /** The template to edit; undefined to add one. */
  template?: InputTemplate | undefined
  product: ProductId
  onClose: () => void
}

/** Creates or edits a template. The product of a saved template cannot be changed. */
export const TemplateDialog = ({ template, product, onClose }: TemplateDialogProps) => {
  const text = useTexts('templates')
  const purposeText = useTexts('verifications')
  const productLabel = useProductLabel()
  const name = { source: 'name', label: text('form.name') } as const
  const details = [
    {
      source: 'purpose',
      kind: 'select',
      label: text('form.purpose'),
      choices: [
        { value: '', label: text('form.noPurpose') },
        ...purposes.map(purpose => ({ value: purpose, label: purposeText(`purpose.${purpose}`) })),
      ],
    },
    { source: 'reference', label: text('form.reference') },
    { source: 'columns', component: <ColumnNames product={product} /> },
  ] as const
  const words = {
    confirm: text('form.save'),
    done: (saved: InputTemplate) => text('form.saved', { name: saved.name }),
    onClose,
  }
  if (template)
    return (
      <ActionDialog
        call={updateCall(inputTemplate)}
        params={{ id: template.id }}
        defaults={template}
        fields={[name, ...details]}
        title={text('form.edit')}
        detail={productLabel(product)}
        {...words}
      />
    )
  const choices = productIds.map(id => ({ value: id, label: productLabel(id) }))
  return (
    <ActionDialog
      call={createCall(inputTemplate)}
      defaults={{ product }}
      fields={[name, { source: 'product', kind: 'select', label: text('form.product'), choices }, ...details]}
      title={text('form.add')}
      {...words}
    />
  )
}

/** The column header of each input in the customer's files; empty keeps the default name. */
const ColumnNames = ({ product: saved }: { product: ProductId }) => {
  const text = useTexts('templates')
  const locale = useLocale()
  const { value, onChange } = useField()
  const product: ProductId = useWatch({ name: 'product' }) ?? saved
  const { inputFields = [] } = useDeclarationOnceLoaded(product) ?? {}
  const columns = (value ?? []) as InputTemplate['columns']

  // Names typed for another product's inputs are dropped, once its inputs are known.
  const own = columns.filter(({ source }) => inputFields.some(field => field.source === source))
  useEffect(() => {
    if (inputFields.length > 0 && own.length < columns.length) onChange(own)
  })

  const change = (source: string, header: string) =>
    onChange([...own.filter(one => one.source !== source), ...(header.trim() ? [{ source, header }] : [])])
  return (
    <fieldset className={styles.columns}>
      <legend>{text('form.columns')}</legend>
      <p className={styles.hint}>{text('form.columnsHint')}</p>
      {inputFields.map(({ source, label }) => (
        <TextField
          key={source}
          label={label[locale]}
          value={own.find(one => one.source === source)?.header ?? ''}
          onChange={event => change(source, event.target.value)}
          slotProps={{ htmlInput: { maxLength: limits.templates.headerCharacters, autoComplete: 'off' } }}
        />
      ))}
    </fieldset>
  )
}
