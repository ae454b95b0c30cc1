import type { Feature, ProductControl } from '../../../../contracts/features.ts'
import type { AdminText } from '../../../i18n/adminTexts.ts'

export type Switchable = { kind: 'feature'; name: Feature } | { kind: 'control'; name: ProductControl }

export type Change = Switchable & { on: boolean }

/** The words for a switch; its own name is for the wire (A41). */
export const labelOf = (one: Switchable, text: AdminText): string =>
  one.kind === 'feature' ? text(`users.features.feature.${one.name}`) : text(`users.features.control.${one.name}`)
