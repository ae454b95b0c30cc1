import type { Feature, ProductControl } from '../../../../contracts/features.ts'
import type { Translate } from '../../../i18n/useTexts.ts'

export type Switchable = { kind: 'feature'; name: Feature } | { kind: 'control'; name: ProductControl }

export type SwitchChange = Switchable & { on: boolean }

/** The words for a switch; its own name is for the wire (A41). */
export const switchLabel = (one: Switchable, text: Translate<'admin'>): string =>
  one.kind === 'feature' ? text(`users.features.feature.${one.name}`) : text(`users.features.control.${one.name}`)
