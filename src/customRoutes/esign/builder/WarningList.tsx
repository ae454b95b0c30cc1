import { draftWarnings } from '../../../../contracts/esign/draftWarnings.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useBuilder } from './builder.ts'

/** What the sender should know before sending; it keeps nothing from being sent. */
export const WarningList = () => {
  const locale = useLocale()
  const { draft } = useBuilder()
  return draftWarnings(draft).map(({ field, message }) => (
    <InlineAlert key={field} tone="warning">
      {message[locale]}
    </InlineAlert>
  ))
}
