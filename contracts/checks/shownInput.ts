import type { InputField, ResultValue } from '../products/define.ts'

/** An input as it was submitted, in the words of its field: a choice by its label. */
export const shownInput = ({ source, label, kind, options, mask }: InputField): ResultValue => ({
  source,
  label,
  ...(kind === 'date' && { kind }),
  ...(options === 'states' && { kind: 'state' as const }),
  ...(Array.isArray(options) && {
    kind: 'choice' as const,
    choices: Object.fromEntries(options.map(option => [option.value, { label: option.label }])),
  }),
  ...(mask && { mask }),
})
