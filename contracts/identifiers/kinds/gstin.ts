import { type Text, text } from '../../platform/text.ts'
import { luhnCharacter } from '../checksums.ts'
import { type Finding, validFinding, wrongLength, wrongPart } from '../finding.ts'
import type { Kind } from '../kind.ts'
import { maskAll, maskBy } from '../mask.ts'
import {
  alphanumeric,
  closestLayout,
  digit,
  findWrongCharacter,
  generateFromSlots,
  letter,
  oneOf,
  pick,
  type Random,
  type Slot,
  times,
} from '../slots.ts'
import { gstStates, matchedLength } from '../states.ts'
import { panLayout, panSample, panSerial } from './pan.ts'
import { tanLayout } from './tan.ts'

const name = text('A GSTIN', 'GSTIN')

/** The registration within the state, by one PAN or TAN. */
const registration = oneOf('123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** The two digits of the state and the serial of two that follow, three letters of the country or body, five digits. */
const foreignBody = [...times(4, digit), ...times(3, letter), ...times(5, digit)]

interface Form {
  /** What the number says of its holder; undefined for an ordinary taxpayer. */
  note?: Text
  layout: readonly Slot[]
  /** A stricter layout for generating, if not everything that fits is valid. */
  example?: readonly Slot[]
}

const withPan = (last: string): Pick<Form, 'layout' | 'example'> => ({
  layout: [digit, digit, ...panLayout, registration, oneOf(last), alphanumeric],
  example: [digit, digit, ...panSample, registration, oneOf(last)],
})
const withTan = (last: string): Pick<Form, 'layout'> => ({
  layout: [digit, digit, ...tanLayout, registration, oneOf(last), alphanumeric],
})
const ofBody = (first: string, second: string): Pick<Form, 'layout'> => ({
  layout: [...foreignBody, oneOf(first), oneOf(second), alphanumeric],
})

const deductor = text('Tax deductor (TDS)', 'TDS काटने वाला')

/**
 * The forms that GSTN publishes for its API (developer.gst.gov.in, "GSTIN formats"), and rules 10, 12, 14 and 17 of the CGST Rules 2017. A deductor
 * may be registered by its PAN or its TAN (section 51, FORM GST REG-07).
 */
const forms = {
  regular: withPan('Z'),
  office: { note: text('Government office', 'सरकारी दफ़्तर'), ...withTan('Z') },
  deductor: { note: deductor, ...withPan('D') },
  deductorByTan: { note: deductor, ...withTan('D') },
  collector: { note: text('E-commerce operator (TCS)', 'TCS लेने वाला ई-कॉमर्स ऑपरेटर'), ...withPan('C') },
  uin: { note: text('UN body or embassy (UIN)', 'UN संस्था या दूतावास (UIN)'), ...ofBody('UO', 'N') },
  nonResident: { note: text('Non-resident taxpayer', 'अनिवासी करदाता'), ...ofBody('N', 'R') },
  online: {
    note: text('Online services from abroad (OIDAR)', 'विदेश से ऑनलाइन सेवाएँ (OIDAR)'),
    layout: [oneOf('9'), oneOf('9'), ...foreignBody.slice(2), oneOf('O'), oneOf('S'), alphanumeric],
  },
} satisfies Record<string, Form>

type FormName = keyof typeof forms

const [regular, ...others] = Object.entries(forms).map(([form, { layout }]) => ({ form: form as FormName, layout }))

/** The form by which a value is judged: the one that most of its characters fit. */
const formOf = (value: string): FormName => (regular ? closestLayout(value, [regular, ...others]).form : 'regular')

/** Whether the number contains a PAN at characters 3 to 12. */
export const hasPan = (value: string): boolean => forms[formOf(value)].layout.includes(panLayout[3] as Slot)

/** What the number says of its holder, for all but ordinary taxpayers. */
export const gstinNote = (value: string): Text | undefined => (forms[formOf(value)] as Form).note

function check(value: string): Finding {
  if (value.length !== 15) return wrongLength(name, value, '15')
  const form: Form = forms[formOf(value)]
  const wrong = findWrongCharacter(value, form.layout)
  if (wrong) return wrong
  const code = value.slice(0, 2)
  const state = gstStates.get(code)
  if (!state) return wrongPart('state', value, [0, 2], {}, matchedLength(code, gstStates.keys()))
  const serial = hasPan(value) ? panSerial(value, 2) : undefined
  if (serial) return serial
  const right = luhnCharacter(value.slice(0, -1))
  if (!value.endsWith(right)) return wrongPart('checkDigit', value, [14, 15], { char: value.charAt(14), right })
  return form.note ? validFinding('noteChecked', { note: form.note, state }) : validFinding('stateChecked', { state })
}

function generateForm(form: FormName, random: Random): string {
  const { layout, example = layout.slice(0, -1) }: Form = forms[form]
  const body = pick([...gstStates.keys()], random) + generateFromSlots(example.slice(2), random)
  const placed = form === 'online' ? `99${body.slice(2)}` : body
  return placed + luhnCharacter(placed)
}

const maskPan = maskBy('####xxxx#######')
const maskBody = maskBy('#######xxx#####')

/** The number of a registration under the Goods and Services Tax. Its last character checks the others in every form. */
export const gstin: Kind = {
  name,
  check,
  mask: value => (value.length === 15 ? (/^\d{3}/.test(value) ? maskBody : maskPan)(value) : maskAll(value)),
  generate: random => generateForm('regular', random),
  generateRare: random => generateForm(pick(others, random).form, random),
  length: 15,
  cells: true,
  typing: 'code',
  localChecks: ['format', 'state', 'holder', 'checkDigit'],
  sample: '27AAACZ1000A1Z7',
  sandboxPlace: () => 8,
}
