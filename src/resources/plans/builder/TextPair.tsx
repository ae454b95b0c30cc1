import { TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { locales, type Text } from '../../../../contracts/platform/text.ts'
import { languageNames } from '../../../i18n/locale.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'

interface TextPairProps {
  label: string
  /** Where it stands in the plan. */
  path: string
  value: Text
  multiline?: boolean
  /** A further input in the same row. */
  children?: ReactNode
  onChange: (value: Text) => void
}

/** A text in both languages, which the person reads in theirs. */
export const TextPair = ({ label, path, value, multiline = false, children, onChange }: TextPairProps) => {
  const { problemAt } = useBuilder()
  return (
    <div className={children ? styles.three : styles.pair}>
      {locales.map(locale => {
        const problem = problemAt(`${path}.${locale}`)
        return (
          <TextField
            key={locale}
            label={`${label} (${languageNames[locale]})`}
            value={value[locale]}
            multiline={multiline}
            {...(multiline && { minRows: 3 })}
            error={problem !== undefined}
            helperText={problem}
            slotProps={{ htmlInput: { lang: locale } }}
            onChange={event => onChange({ ...value, [locale]: event.target.value })}
          />
        )
      })}
      {children}
    </div>
  )
}
