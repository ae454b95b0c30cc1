import { IconButton } from '@mui/material'
import { Trash2 } from 'lucide-react'
import { useCanEdit } from '../../authProvider/session.ts'
import { useToast } from '../../components/useToast.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { PlainTable } from './PlainTable.tsx'
import { useKeptLayouts } from './useLayouts.ts'

/** Layouts whose columns somebody of the account has mapped; the next file of such a layout is read with them. */
export const KeptLayouts = () => {
  const text = useTexts('bankStatements')
  const toast = useToast()
  const mayEdit = useCanEdit()
  const { full } = useDateFormats()
  const { layouts, remove } = useKeptLayouts()
  if (layouts.length === 0) return null
  const bankOf = (bank: string | null) => bank ?? text('columns.unknownBank')
  return (
    <PlainTable
      title={text('columns.keptTitle')}
      none="-"
      rows={layouts}
      columns={[
        { label: text('files.bank'), cell: ({ bank }) => bankOf(bank) },
        {
          label: text('columns.order'),
          cell: ({ kinds }) => kinds.map(kind => text(`columns.kind.${kind}`)).join(' · '),
        },
        { label: text('columns.since'), short: true, cell: ({ createdAt }) => full(createdAt) },
        {
          label: '',
          figure: true,
          cell: ({ id, bank }) =>
            mayEdit && (
              <IconButton
                size="small"
                aria-label={text('columns.remove', { bank: bankOf(bank) })}
                onClick={() =>
                  void remove(id).then(
                    () => toast(text('columns.removed'), 'success'),
                    (error: Error) => toast(error.message, 'error'),
                  )
                }
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            ),
        },
      ]}
    />
  )
}
