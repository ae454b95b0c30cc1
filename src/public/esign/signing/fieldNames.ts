import type { EsignOwnField } from '../../../../contracts/calls/esignLinks.ts'
import { fieldKindFacts } from '../../../../contracts/esign/fieldKinds.ts'
import type { Locale } from '../../../../contracts/platform/text.ts'

/** What a field is called: what the sender asks, else its kind. */
export const nameOf = ({ kind, label }: Pick<EsignOwnField, 'kind' | 'label'>, locale: Locale): string =>
  label.trim() || fieldKindFacts[kind].label[locale]
