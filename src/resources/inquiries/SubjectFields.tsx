import { Button, IconButton, MenuItem, TextField } from '@mui/material'
import { Plus, X } from 'lucide-react'
import { nodeIdentifiers } from '../../../contracts/inquiries/graph.ts'
import { MAX_SUBJECTS, type Subject, type SubjectKind, subjectKinds } from '../../../contracts/inquiries/sections.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldInput } from '../verifications/form/FieldInput.tsx'
import styles from './Inquiries.module.css'

interface SubjectFieldsProps {
  subjects: readonly Subject[]
  refused: readonly { field: string; message: string; at?: number | undefined }[]
  onChange: (subjects: readonly Subject[]) => void
}

/** Numbers, each checked by its kind while it is typed. */
export const SubjectFields = ({ subjects, refused, onChange }: SubjectFieldsProps) => {
  const text = useTexts('inquiriesScreen')
  const locale = useLocale()
  const change = (at: number, one: Subject) => onChange(subjects.map((old, index) => (index === at ? one : old)))
  return (
    <div className={styles.stack}>
      {subjects.map(({ kind, value }, at) => (
        // The order of the rows never changes.
        <div key={at} className={styles.subject}>
          <TextField
            select
            label={text('form.kind')}
            value={kind}
            onChange={event => change(at, { kind: event.target.value as SubjectKind, value: '' })}
          >
            {subjectKinds.map(one => (
              <MenuItem key={one} value={one}>
                {nodeIdentifiers[one].label[locale]}
              </MenuItem>
            ))}
          </TextField>
          <FieldInput
            key={kind}
            field={{ source: `subject-${at}`, label: nodeIdentifiers[kind].label, identifier: kind }}
            value={value}
            onChange={next => change(at, { kind, value: next })}
            refused={refused.find(({ field }) => field === `subjects.${at}.value`)}
          />
          {subjects.length > 1 && (
            <IconButton
              aria-label={text('form.remove')}
              onClick={() => onChange(subjects.filter((_, index) => index !== at))}
            >
              <X size={16} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
      {subjects.length < MAX_SUBJECTS && (
        <div>
          <Button
            startIcon={<Plus size={16} aria-hidden="true" />}
            onClick={() => onChange([...subjects, { kind: 'phone', value: '' }])}
          >
            {text('form.add')}
          </Button>
        </div>
      )}
    </div>
  )
}
