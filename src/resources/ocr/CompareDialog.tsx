import { TextField } from '@mui/material'
import { compareDocument } from '../../../contracts/calls/documents.ts'
import { entryOf } from '../../../contracts/checks/catalogue.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import type { Field } from '../../components/form/field.ts'
import { useField } from '../../components/form/useField.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useShortfall } from '../../wallets/useShortfall.ts'
import { useDeclarationOnceLoaded } from '../verifications/declarations.ts'
import { ShortBalance } from '../verifications/ShortBalance.tsx'
import type { DocumentRecord, KnownComparable } from './document.ts'

interface CompareDialogProps {
  record: DocumentRecord
  comparable: KnownComparable
  pricePaise: number
  onClose: () => void
}

/** Says what is sent and what it costs, and asks for what the document does not say. */
export const CompareDialog = ({ record, comparable, pricePaise, onClose }: CompareDialogProps) => {
  const text = useTexts('ocr')
  const locale = useLocale()
  const { product, missing } = comparable
  const shortfall = useShortfall(pricePaise)
  const price = formatPaise(pricePaise)
  const fields: Field<'more' | 'consent'>[] = [
    ...(missing.length > 0 ? [{ source: 'more' as const, component: <MissingInputs comparable={comparable} /> }] : []),
    { source: 'consent', kind: 'checkbox', label: text('compare.consent') },
  ]
  return (
    <ActionDialog
      title={text('compare.dialog', { product: entryOf(product).label[locale] })}
      detail={
        <>
          <p>{text('compare.sends')}</p>
          <p>{pricePaise === 0 ? text('compare.free') : text('compare.price', { price })}</p>
        </>
      }
      confirm={pricePaise === 0 ? text('compare.actFree') : text('compare.act', { price })}
      call={compareDocument}
      params={{ id: record.id }}
      body={{ product, purpose: record.purpose, more: [], atMostPaise: pricePaise }}
      fields={fields}
      done={text('compare.done')}
      onClose={onClose}
    >
      {shortfall && <ShortBalance shortfall={shortfall} pricePaise={pricePaise} />}
    </ActionDialog>
  )
}

type Entered = { source: string; value: string }[]

/** Inputs of the source's check that do not stand on the document, such as a passport's file number. */
const MissingInputs = ({ comparable: { product, missing } }: { comparable: KnownComparable }) => {
  const locale = useLocale()
  const declared = useDeclarationOnceLoaded(product)
  const { value, onChange, problem } = useField()
  const entered = (value as Entered | undefined) ?? []
  const set = (source: string, typed: string) =>
    onChange([...entered.filter(one => one.source !== source), { source, value: typed }])
  return (
    <>
      {missing.map((source, at) => {
        const input = declared?.inputFields.find(one => one.source === source)
        return (
          <TextField
            key={source}
            autoFocus={at === 0}
            label={input?.label[locale] ?? source}
            helperText={(at === 0 && problem) || input?.hint?.[locale]}
            error={at === 0 && problem !== undefined}
            value={entered.find(one => one.source === source)?.value ?? ''}
            onChange={event => set(source, event.target.value)}
          />
        )
      })}
    </>
  )
}
