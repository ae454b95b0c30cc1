import { type Text, text } from '../platform/text.ts'

/** What a text is checked against; named as the kinds of identifiers (`contracts/identifiers`). */
export const valueFormats = ['pan', 'pin', 'phone', 'email'] as const
export type ValueFormat = (typeof valueFormats)[number]

interface FormatFacts {
  label: Text
  /** Of the normalised value. Shorter than the kind's own check, because the signing page holds no identifiers. */
  pattern: RegExp
  normalise: (value: string) => string
  problem: Text
  /** The keyboard of a phone. */
  inputMode: 'text' | 'numeric' | 'tel' | 'email'
}

/** Of the digit zero in Devanagari. */
const ZERO = 0x966

/** Digits of Devanagari, as keyboards for Hindi type them, in Latin ones. */
export const latinDigits = (value: string): string =>
  value.replaceAll(/[\u0966-\u096f]/g, digit => String(digit.charCodeAt(0) - ZERO))

const withoutGaps = (value: string) => latinDigits(value).replaceAll(/[\s-]/g, '')

export const formatFacts: Record<ValueFormat, FormatFacts> = {
  pan: {
    label: text('PAN', 'PAN'),
    pattern: /^[A-Z]{3}[PCHFATBLJG][A-Z](?!0000)\d{4}[A-Z]$/,
    normalise: value => withoutGaps(value).toUpperCase(),
    problem: text('Enter a PAN, such as AAAPZ1000A.', 'PAN लिखें, जैसे AAAPZ1000A।'),
    inputMode: 'text',
  },
  pin: {
    label: text('PIN code', 'PIN कोड'),
    pattern: /^[1-9]\d{5}$/,
    normalise: withoutGaps,
    problem: text('Enter a PIN code of six digits.', 'छह अंकों का PIN कोड लिखें।'),
    inputMode: 'numeric',
  },
  phone: {
    label: text('Mobile number', 'मोबाइल नंबर'),
    pattern: /^[6-9]\d{9}$/,
    normalise: value =>
      withoutGaps(value)
        .replace(/^(?:\+91)+/, '')
        .replace(/^(?:0091|91|0)(?=\d{10}$)/, ''),
    problem: text('Enter a mobile number of ten digits.', 'दस अंकों का मोबाइल नंबर लिखें।'),
    inputMode: 'tel',
  },
  email: {
    label: text('E-mail address', 'ईमेल पता'),
    pattern: /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.\d]{2,}$/,
    normalise: value => value.trim().toLowerCase(),
    problem: text('Enter an e-mail address, such as asha@example.com.', 'ईमेल पता लिखें, जैसे asha@example.com।'),
    inputMode: 'email',
  },
}
