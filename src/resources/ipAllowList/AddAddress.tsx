import { Button, TextField } from '@mui/material'
import { LocateFixed, Plus } from 'lucide-react'
import { useGetList } from 'ra-core'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import {
  formatRange,
  type IpAddress,
  parseAddress,
  parseRange,
  rangeContains,
  rangeProblem,
  rangeScope,
  widestPrefix,
} from '../../../contracts/ipAddress.ts'
import { ipAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useField } from '../../components/form/useField.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { createCall } from '../../dataProvider/resourceCalls.ts'
import { useLocale } from '../../i18n/locale.ts'
import { type Translate, useTexts } from '../../i18n/useTexts.ts'
import { useCurrentIp } from './AddressCheck.tsx'

/** An address, or one's own, which is filled in and may still be changed. */
export const AddAddressButtons = () => {
  const text = useTexts('ipAllowList')
  const { data: current } = useCurrentIp()
  const [first, setFirst] = useState<string | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<LocateFixed />}
        disabled={!current?.address}
        onClick={() => setFirst(current?.address ?? '')}
      >
        {text('addMine')}
      </Button>
      <Button variant="contained" startIcon={<Plus />} onClick={() => setFirst('')}>
        {text('add')}
      </Button>
      {first !== null && <AddDialog first={first} onClose={() => setFirst(null)} />}
    </>
  )
}

export const useLabelField = () => {
  const text = useTexts('ipAllowList')
  const label = ipAllowListEntry.fields.label.label[useLocale()]
  return { source: 'label', label, hint: text('dialog.labelHint') } as const
}

/** One more entry. The first one shuts everybody else out: the dialog says whether that is oneself. */
const AddDialog = ({ first, onClose }: { first: string; onClose: () => void }) => {
  const text = useTexts('ipAllowList')
  return (
    <ActionDialog
      call={createCall(ipAllowListEntry)}
      defaults={{ address: first }}
      fields={[{ source: 'address', required: true, component: <AddressInput /> }, useLabelField()]}
      title={text('dialog.title')}
      confirm={<ConfirmWords />}
      done={({ address }) => text('dialog.done', { address })}
      onClose={onClose}
    >
      <Consequence />
    </ActionDialog>
  )
}

/** What is wrong with a typed entry; undefined while the field is empty. */
function entryProblem(typed: string, text: Translate<'ipAllowList'>): string | undefined {
  const problem = typed.trim() ? rangeProblem(typed) : undefined
  return problem && text(`dialog.problems.${problem}`, { four: widestPrefix[4], six: widestPrefix[6] })
}

/** What one should know of a valid entry: how it will be saved, and that it is not public. */
function entryHint(typed: string, text: Translate<'ipAllowList'>): string {
  const range = parseRange(typed)
  if (!range) return text('dialog.addressHint')
  const address = formatRange(range)
  const scope = rangeScope(range)
  const words = [
    address !== typed.trim() && text('dialog.savedAs', { address }),
    scope !== 'public' && text(`dialog.${scope}Note`),
  ]
  return words.filter(Boolean).join(' ') || text('dialog.addressHint')
}

/** An address or range; what is wrong with it is said as it is typed. */
const AddressInput = () => {
  const text = useTexts('ipAllowList')
  const hintId = useId()
  const check = (typed: unknown) => entryProblem(String(typed), text)
  const { autoFocus, limits, onBlur, onChange, problem, ref, value } = useField({ check })
  const typed = String(value)
  const error = check(typed) ?? problem
  return (
    <div>
      <TextField
        required
        autoFocus={autoFocus}
        label={text('dialog.address')}
        error={error !== undefined}
        value={typed}
        inputRef={ref}
        onBlur={onBlur}
        onChange={event => onChange(event.target.value)}
        slotProps={{
          htmlInput: {
            className: 'mono',
            maxLength: limits.maxLength,
            autoComplete: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
            'aria-describedby': hintId,
          },
        }}
      />
      <div id={hintId}>
        <FieldMessage error={error} hint={entryHint(typed, text)} />
      </div>
    </div>
  )
}

const ConfirmWords = () => useTexts('ipAllowList')(useConsequence().excluded ? 'dialog.addAnyway' : 'dialog.submit')

/** What follows from the entry for oneself and for everybody else. */
const Consequence = () => {
  const text = useTexts('ipAllowList')
  const { isFirst, excluded } = useConsequence()
  if (excluded) return <InlineAlert tone="warning">{text('dialog.excludes', { address: excluded })}</InlineAlert>
  return isFirst && <InlineAlert tone="info">{text('dialog.onlyThese')}</InlineAlert>
}

/** Whether the typed entry begins the list, and one's own address where the entry would leave it outside. */
function useConsequence() {
  const typed = String(useWatch({ name: 'address' }))
  const { data: current } = useCurrentIp()
  const { total } = useGetList(ipAllowListEntry.name, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  })
  const range = rangeProblem(typed) ? undefined : parseRange(typed)
  if (!range) return { isFirst: false }
  const isFirst = total === 0
  const isOutside = current?.address && !rangeContains(range, parseAddress(current.address) as IpAddress)
  return { isFirst, excluded: isOutside && (isFirst || !current.allowed) ? current.address : undefined }
}
