import { Autocomplete, TextField } from '@mui/material'
import { type AuditAction, auditActions } from '../../../contracts/people/auditActions.ts'
import { canAccess } from '../../../contracts/people/permissions.ts'
import { restrictedAuditActions } from '../../../contracts/resources/auditEvent.ts'
import { useStaff } from '../../authProvider/staff.ts'
import type { FilterEditorProps } from '../../components/list/declaration.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Chooses among the actions by their names, without those that the role may not read. */
export const ActionEditor = ({ label, value = [], onChange }: FilterEditorProps<AuditAction[]>) => {
  const text = useTexts('admin')
  const all = canAccess(useStaff().permissions, { action: 'list', permission: 'admin.restricted' })
  const options = auditActions.filter(action => all || !restrictedAuditActions.includes(action))
  const named = (action: AuditAction) => text(`action.${action}`)
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      sx={{ minWidth: 280 }}
      options={options.toSorted((one, other) => named(one).localeCompare(named(other)))}
      getOptionLabel={named}
      value={value}
      onChange={(_, chosen) => onChange(chosen.length > 0 ? chosen : undefined)}
      renderInput={params => <TextField {...params} autoFocus label={label} />}
    />
  )
}

export const ActionWords = ({ value }: { value: AuditAction[] }) => {
  const text = useTexts('admin')
  const components = useTexts('components')
  const [first] = value
  if (value.length > 1) return components('filter.several', { count: value.length })
  return first ? text(`action.${first}`) : null
}
