import type { DateForm, Sent } from './define.ts'

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

const forms: Record<DateForm, { form: RegExp; parts: [year: number, month: number, day: number] }> = {
  'YYYY-MM-DD': { form: /^(\d{4})-(\d{2})-(\d{2})$/, parts: [1, 2, 3] },
  'DD/MM/YYYY': { form: /^(\d{2})\/(\d{2})\/(\d{4})$/, parts: [3, 2, 1] },
  'DD-MM-YYYY': { form: /^(\d{2})-(\d{2})-(\d{4})$/, parts: [3, 2, 1] },
  'DD-MMM-YYYY': { form: /^(\d{2})-([A-Za-z]{3})-(\d{4})$/, parts: [3, 2, 1] },
}

/** The day as ISO 8601; undefined for anything but a real day in this form. */
export function readDate(written: unknown, form: DateForm): string | undefined {
  if (typeof written !== 'string') return undefined
  const { form: pattern, parts } = forms[form]
  const match = pattern.exec(written.trim())
  if (!match) return undefined
  const [year, named, day] = parts.map(part => match[part] ?? '') as [string, string, string]
  const at = months.indexOf(named.toUpperCase())
  const iso = `${year}-${at < 0 ? named : String(at + 1).padStart(2, '0')}-${day}`
  const date = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? undefined : iso
}

/** A text, a number or a yes or no as text; empty for anything else. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** `YYYY-MM` of a month written as `MM/YYYY`; undefined for anything else. */
export function readMonth(written: unknown): string | undefined {
  const match = typeof written === 'string' ? /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(written.trim()) : null
  return match ? `${match[2]}-${match[1]}` : undefined
}

/** An ISO day in another form. */
export function writeDate(iso: string, form: DateForm): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  return form
    .replace('MMM', months[Number(month) - 1] ?? '')
    .replace('YYYY', year)
    .replace('MM', month)
    .replace('DD', day)
}

interface Given {
  query: Record<string, unknown>
  kept: Record<string, unknown>
  /** Makes a reference that this provider has not seen. */
  reference: () => string
}

/** The value to send; null if the question has none. */
export function sentValue(sent: Sent, { query, kept, reference }: Given): unknown {
  if (typeof sent === 'string') return query[sent] ?? null
  if ('fixed' in sent) return sent.fixed
  if ('kept' in sent) return kept[sent.kept] ?? null
  if ('make' in sent) return reference()
  const value = query[sent.input]
  return typeof value === 'string' ? writeDate(value, sent.date) : null
}
