import { Button } from '@mui/material'
import { useMemo } from 'react'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useBuilder } from './builder.ts'
import { foundFields, withFoundFields } from './draft.ts'

/** Fields that the files bring along, of a form or as anchors such as `{{signature:1}}`: taken over by one press. */
export const FoundFields = () => {
  const text = useTexts('esignBuilder')
  const locale = useLocale()
  const { draft, files, change } = useBuilder()
  const count = useMemo(() => foundFields(draft, files).length, [draft, files])
  if (count === 0) return null
  return (
    <InlineAlert
      tone="info"
      action={
        <Button size="small" color="inherit" onClick={() => change(now => withFoundFields(now, files, locale))}>
          {text('fields.takeOver')}
        </Button>
      }
    >
      {text('fields.found', { smart_count: count })}
    </InlineAlert>
  )
}
